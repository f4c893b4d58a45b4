import type { ReviewCase } from '../../../generated/contract/schemas.ts';
import type { ReviewCaseContext } from '../../../machines/offramp/review-case.machine.ts';

export interface ReviewCaseRecord extends ReviewCaseContext {
  readonly id: string;
  readonly status: string;
  readonly createdAt: Date;
}

/** A case as the sender's tenant reads it in the sandbox (D-426). */
export const presentReviewCase = (record: ReviewCaseRecord): ReviewCase => ({
  id: record.id,
  paymentId: record.paymentId,
  reason: record.reason as ReviewCase['reason'],
  status: record.status as ReviewCase['status'],
  decision: record.decision,
  note: record.note,
  resolvedBy: record.resolvedBy,
  resolvedAt: record.resolvedAt?.toISOString() ?? null,
  createdAt: record.createdAt.toISOString(),
});
