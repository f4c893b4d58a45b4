import { transfer } from '../../../payments/ledger/transfer.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { audit, type Write } from '../../../platform/lifecycle/writes.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { ReviewCaseRecord } from '../review-case.present.ts';
import { reviewCases } from '../review-case.store.ts';
import { isReviewReason } from '../rules/hold-reasons.ts';

interface Tools extends Pick<Aggregates, 'aggregate'> {
  readonly reads: Reads;
  write(...writes: readonly Write[]): void;
}

/** A person's decision about a case. */
export interface ReviewResolution {
  readonly id: string;
  /** Only a case of this tenant's payments; operators decide about all. */
  readonly senderTenantId?: string;
  readonly decision: 'RELEASE' | 'REJECT';
  readonly note: string;
  /** Who, as `resolvedBy` shows it. */
  readonly by: string;
}

/**
 * Decides a case and carries out what follows for its payment (D-122, D-130, D-426): the one implementation behind the
 * sandbox's operation, the admin API and the command. The payment is locked before its case, as by whatever else ends a
 * payment.
 */
export async function resolveReviewCase(
  { reads, aggregate, write }: Tools,
  resolution: ReviewResolution,
): Promise<ReviewCaseRecord | Refusal<'REVIEW_CASE_NOT_FOUND' | 'REVIEW_CASE_RESOLVED' | 'REVIEW_CASE_NOT_OPEN'>> {
  const { id, senderTenantId, decision, note, by } = resolution;
  const filter = senderTenantId === undefined ? {} : { senderTenantId };
  const found = await reads.one<{ paymentId: string }>(reviewCases(filter).where({ id }));
  if (!found) return refuse('REVIEW_CASE_NOT_FOUND');
  const payment = await aggregate('offramp-payment', found.paymentId);
  const reviewCase = await aggregate('review-case', id);
  if (!payment || !reviewCase) throw new Error(`${id} is about a payment that is gone`);
  if (reviewCase.status === 'RESOLVED') return refuse('REVIEW_CASE_RESOLVED');
  if (reviewCase.status !== 'OPEN') return refuse('REVIEW_CASE_NOT_OPEN');
  await reviewCase.send('RESOLVE', { decision, note, by, at: reviewCase.now });
  const { reason } = reviewCase.context;
  write(audit('review_case.decided', id, payment.context.senderTenantId, { decision, reason }));
  await carryOut(payment, reviewCase, decision, write);
  const { status, createdAt, context } = reviewCase;
  return { ...context, id, status, createdAt };
}

async function carryOut(
  payment: Aggregate<'offramp-payment'>,
  { id, context: { reason } }: Aggregate<'review-case'>,
  decision: 'RELEASE' | 'REJECT',
  write: Tools['write'],
): Promise<void> {
  if (reason === 'POST_DELIVERY_RETURN') {
    if (decision === 'RELEASE') write(creditReturn(payment, id));
    return;
  }
  // The other cases are records, or about money that a provider has (D-092, D-122).
  if (payment.status !== 'COMPLIANCE_HOLD' || !isReviewReason(reason)) return;
  // Also while another hold hides the reason, as an outage of the composer does: cleared is cleared for good.
  if (decision === 'RELEASE') await payment.send('REVIEW_RELEASED', { reason });
  else await payment.send('REVIEW_REJECTED', { reason: 'REVIEW_REJECTED' });
}

/**
 * Credits money that came back after delivery to the sender as an adjustment; the payment's fields never change (D-130,
 * D-440).
 */
function creditReturn(payment: Aggregate<'offramp-payment'>, caseId: string): Write {
  const { asset, amountBaseUnits, providerFeeBaseUnits, senderTenantId: tenantId } = payment.context;
  const amount = amountBaseUnits - (providerFeeBaseUnits ?? 0n);
  const credit = { kind: 'available', tenantId, asset } as const;
  return { ...transfer({ kind: 'returns_suspense', asset }, credit, amount, 'release'), subject: caseId };
}
