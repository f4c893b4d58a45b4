import type { Claim } from '../../../generated/contract/schemas.ts';
import type { ClaimContext } from '../../../machines/claims/claim.machine.ts';
import type { AggregateView } from '../../platform/lifecycle/definition.ts';

export interface ClaimRecord extends ClaimContext {
  readonly id: string;
  readonly status: string;
  readonly createdAt: Date;
}

export const claimRecord = ({ context, id, status, createdAt }: AggregateView<'claim'>): ClaimRecord => ({
  ...context,
  id,
  status,
  createdAt,
});

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A claim as its sender reads it: nothing phone-shaped but the mask (A 2.5, D-183). Events tell the same. */
export const presentClaim = (claim: ClaimRecord): Claim => ({
  claimId: claim.id,
  paymentId: claim.paymentId,
  opaqueId: claim.opaqueId,
  metadataHash: claim.metadataHash,
  status: claim.status as Claim['status'],
  funded: claim.funded,
  phoneMasked: claim.phoneMasked,
  emailMasked: claim.emailMasked,
  amountBaseUnits: claim.amountBaseUnits.toString(),
  expiresAt: claim.expiresAt.toISOString(),
  graceEndsAt: claim.graceEndsAt.toISOString(),
  claimedAt: time(claim.claimedAt),
  lockedAt: time(claim.lockedAt),
  releasedAt: time(claim.releasedAt),
  refundedAt: time(claim.refundedAt),
  canceledAt: time(claim.canceledAt),
  createdAt: claim.createdAt.toISOString(),
});
