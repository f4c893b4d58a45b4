import { limits } from '../../../../generated/contract/limits.ts';

/** A claim link with what decides whether it still opens anything. */
export interface LinkStanding {
  readonly status: string;
  readonly expiresAt: Date;
  readonly claimStatus: string;
  readonly paymentStatus: string;
}

/** Used, voided, late, or of a claim that nobody can take any more: gone, for good (D-104, D-190, D-191). */
export const isUsable = ({ status, expiresAt, claimStatus, paymentStatus }: LinkStanding, now: Date): boolean =>
  status === 'ISSUED' && now < expiresAt && claimStatus === 'OPEN' && paymentStatus === 'PENDING_CLAIM';

/** The time for which a link can be used, if its claim lasts that long (D-190). */
const LINK_TTL_MS = limits.claimLinkTtl;

export const linkEndOf = (claim: { readonly expiresAt: Date }, now: Date): Date =>
  new Date(Math.min(now.getTime() + LINK_TTL_MS, claim.expiresAt.getTime()));
