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
