/** The voter, as the member of the payment's sender is at this moment; null if it is not a member. */
export interface Voter {
  readonly memberId: string;
  readonly isActive: boolean;
  /** Checksummed; null while none is registered (D-020). */
  readonly signerAddress: string | null;
  readonly approvalGroups: readonly string[];
  /** The terms of the newest ACTIVE grant of payment.approve; null without one. */
  readonly weight: number | null;
  /** The id of that grant. */
  readonly authorityId: string | null;
}

/** The subject of the vote. */
export interface VotedRequest {
  /** The member who initiated the payment, and the issuer of the key that did (D-510). */
  readonly initiatorIds: readonly string[];
  readonly approvalGroup: string | null;
  readonly isPending: boolean;
  /** The members that have voted, including those whose vote no longer counts (D-220). */
  readonly votedBy: readonly string[];
}

export type VoteFault =
  | 'APPROVAL_REQUIRES_MEMBER'
  | 'SELF_APPROVAL_FORBIDDEN'
  | 'MEMBER_NOT_ACTIVE'
  | 'AUTHORITY_MISSING'
  | 'APPROVAL_GROUP_MISMATCH'
  | 'APPROVAL_NOT_PENDING'
  | 'ALREADY_VOTED'
  | 'NO_SIGNER_ADDRESS';

/** The part of it that is known before a grant is looked up: a key votes for nobody, and an initiator never. */
export function faultOfVoter(
  caller: { readonly kind: string; readonly memberId: string | null },
  initiatorIds: readonly (string | null)[],
): 'APPROVAL_REQUIRES_MEMBER' | 'SELF_APPROVAL_FORBIDDEN' | undefined {
  if (caller.kind !== 'member' || caller.memberId === null) return 'APPROVAL_REQUIRES_MEMBER';
  return initiatorIds.includes(caller.memberId) ? 'SELF_APPROVAL_FORBIDDEN' : undefined;
}

/**
 * Returns the reason for which a member may not vote, the actor before the state (A 4.3, D-216). The signature is
 * judged afterwards.
 */
export function faultOfVote(request: VotedRequest, voter: Voter | null, hasSignature: boolean): VoteFault | undefined {
  if (voter === null) return 'APPROVAL_REQUIRES_MEMBER';
  if (request.initiatorIds.includes(voter.memberId)) return 'SELF_APPROVAL_FORBIDDEN';
  if (!voter.isActive) return 'MEMBER_NOT_ACTIVE';
  if (voter.weight === null) return 'AUTHORITY_MISSING';
  const { approvalGroup } = request;
  if (approvalGroup !== null && !voter.approvalGroups.includes(approvalGroup)) return 'APPROVAL_GROUP_MISMATCH';
  if (!request.isPending) return 'APPROVAL_NOT_PENDING';
  if (request.votedBy.includes(voter.memberId)) return 'ALREADY_VOTED';
  return hasSignature && voter.signerAddress === null ? 'NO_SIGNER_ADDRESS' : undefined;
}
