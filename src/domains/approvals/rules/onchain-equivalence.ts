/** A member of the organization, as far as a confirmation of the multisig's transaction can be credited to them. */
export interface Confirmer {
  readonly memberId: string;
  readonly isActive: boolean;
  /** Checksummed; null while none is registered. */
  readonly signerAddress: string | null;
  /** The terms of the newest ACTIVE grant of payment.approve; null without one. */
  readonly approvalWeight: number | null;
  readonly approvalGroups: readonly string[];
}

export interface CreditedRequest {
  readonly requiredWeight: number;
  readonly approvalGroup: string | null;
  readonly initiatorIds: readonly string[];
}

/** The weight of on-chain confirmations for an approval request. */
export interface OnchainCredit {
  readonly weight: number;
  readonly isReached: boolean;
  /** The members with a weight, in the order of the members. */
  readonly memberIds: readonly string[];
}

/**
 * Signing the multisig's transaction is the vote (A 3.4): credits the weights of ACTIVE members whose registered signer has
 * confirmed it, each once, by the rules of every vote. For payments that the multisig itself executes, which no funding
 * mode offers yet: nothing else credits confirmations (D-229).
 */
export function onchainCredit(
  request: CreditedRequest,
  members: readonly Confirmer[],
  confirmations: readonly string[],
): OnchainCredit {
  const confirmed = new Set(confirmations.map((address) => address.toLowerCase()));
  const credited = new Map<string, Confirmer & { readonly approvalWeight: number }>();
  for (const member of members) {
    const signer = member.signerAddress?.toLowerCase();
    if (signer === undefined || !confirmed.has(signer) || credited.has(signer) || !mayVote(request, member)) continue;
    credited.set(signer, member);
  }
  const voters = [...credited.values()];
  const weight = voters.reduce((sum, { approvalWeight }) => sum + approvalWeight, 0);
  return { weight, isReached: weight >= request.requiredWeight, memberIds: voters.map(({ memberId }) => memberId) };
}

const mayVote = (
  { approvalGroup, initiatorIds }: CreditedRequest,
  member: Confirmer,
): member is Confirmer & { readonly approvalWeight: number } =>
  member.isActive &&
  member.approvalWeight !== null &&
  !initiatorIds.includes(member.memberId) &&
  (approvalGroup === null || member.approvalGroups.includes(approvalGroup));
