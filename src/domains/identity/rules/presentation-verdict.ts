import type {
  CredentialResult,
  PresentationReason,
} from '../../../../machines/identity/presentation-challenge.machine.ts';

/** The findings about a presentation. */
export interface PresentationFacts {
  readonly now: Date;
  readonly challengeExpiresAt: Date;
  /** The end that the signature gives itself, in Unix seconds. */
  readonly signatureExpiresAt: number;
  /** The only identity that may answer; null for any. */
  readonly askedIdentityId: string | null;
  /** Undefined means that no identity has the DID. */
  readonly holder: { readonly id: string } | undefined;
  /** True if the signer is a wallet that is ACTIVE under the holder's identity. */
  readonly isSignerBound: boolean;
  /** True if the signer has signed exactly the presented data. */
  readonly isSigned: boolean;
  /** One for each credential that was sent. */
  readonly credentials: readonly CredentialResult[];
}

/**
 * Every reason against a presentation, in B's order; none is left out because another one applies, and nothing is looked
 * at after an unknown holder (B 4.7, D-332). It holds when there is none.
 */
export function reasonsAgainst(facts: PresentationFacts): PresentationReason[] {
  const { now, holder, askedIdentityId } = facts;
  const isLate = now >= facts.challengeExpiresAt || now.getTime() >= facts.signatureExpiresAt * 1000;
  const late: PresentationReason[] = isLate ? ['CHALLENGE_EXPIRED'] : [];
  if (holder === undefined) return [...late, 'HOLDER_UNKNOWN'];
  const reasons = late;
  if (askedIdentityId !== null && askedIdentityId !== holder.id) reasons.push('HOLDER_MISMATCH');
  if (!facts.isSignerBound) reasons.push('SIGNER_NOT_BOUND');
  if (!facts.isSigned) reasons.push('PRESENTATION_SIGNATURE_INVALID');
  if (facts.credentials.some(({ verdict }) => verdict !== 'VALID')) reasons.push('CREDENTIAL_INVALID');
  return reasons;
}
