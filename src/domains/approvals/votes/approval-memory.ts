import { oncePerTransaction } from '../../../platform/db/once-per-transaction.ts';
import type { Reads } from '../../../platform/db/reads.ts';

/** The vote of this very transaction that reached the weight: nothing reads its own writes. */
export interface GivenApproval {
  readonly requestId: string;
  readonly requiredWeight: number;
}

/** Tells the policy check of the same transaction what its vote decides. */
export const rememberApproval = (
  reads: Reads,
  paymentId: string,
  given: GivenApproval,
): Promise<GivenApproval | null> =>
  oncePerTransaction<GivenApproval | null>(reads, keyOf(paymentId), async () => given);

export const approvalGivenHere = (reads: Reads, paymentId: string): Promise<GivenApproval | null> =>
  oncePerTransaction<GivenApproval | null>(reads, keyOf(paymentId), async () => null);

const keyOf = (paymentId: string): string => `approval:${paymentId}`;
