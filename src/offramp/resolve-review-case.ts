import type { Aggregate, Aggregates } from '../lifecycle/aggregate.ts';
import { audit, transfer, type Write } from '../lifecycle/writes.ts';

interface Tools extends Pick<Aggregates, 'aggregate'> {
  write(...writes: readonly Write[]): void;
}

/** A person's decision, and what follows for the payment (D-122, D-130). The payment is locked before its case. */
export async function resolveReviewCase(
  reviewCase: Aggregate<'review-case'>,
  decision: { readonly decision: 'RELEASE' | 'REJECT'; readonly note: string; readonly by: string },
  { aggregate, write }: Tools,
): Promise<void> {
  const { paymentId, reason } = reviewCase.context;
  await reviewCase.send('RESOLVE', { ...decision, at: reviewCase.now });
  const payment = await aggregate('offramp-payment', paymentId);
  if (!payment) throw new Error(`${reviewCase.id} is about a payment that is gone`);
  write(
    audit('review_case.decided', reviewCase.id, payment.context.senderTenantId, {
      decision: decision.decision,
      reason,
    }),
  );
  if (reason === 'POST_DELIVERY_RETURN') {
    if (decision.decision === 'RELEASE') write(creditReturn(payment, reviewCase.id));
    return;
  }
  if (payment.status !== 'COMPLIANCE_HOLD' || !payment.context.holdReasons.includes(reason)) return;
  if (decision.decision === 'RELEASE') await payment.send('REVIEW_RELEASED', { reason });
  else await payment.send('REVIEW_REJECTED', { reason: 'REVIEW_REJECTED' });
}

/** What came back after delivery goes to the sender as an adjustment; the payment's fields never change (D-130, D-440). */
function creditReturn(payment: Aggregate<'offramp-payment'>, caseId: string): Write {
  const { asset, amountBaseUnits, providerFeeBaseUnits, senderTenantId: tenantId } = payment.context;
  const amount = amountBaseUnits - (providerFeeBaseUnits ?? 0n);
  const credit = { kind: 'available', tenantId, asset } as const;
  return { ...transfer({ kind: 'returns_suspense', asset }, credit, amount, 'release'), subject: caseId };
}
