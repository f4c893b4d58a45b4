import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { audit, enqueue, type Row, type Write } from '../../../platform/lifecycle/writes.ts';

/** The contradicted fact: how the payment was paid out, or that it was funded. */
export type Contradiction = 'PAYOUT_CONTRADICTED' | 'FUNDING_CONTRADICTED';

/** Somebody else says that money moved otherwise than the payment ended: its status stays, and a person decides. */
export function contradicted(payment: Aggregate<'offramp-payment'>, reason: Contradiction, found: Row): [Write, Write] {
  const { id: paymentId, status } = payment;
  const { senderTenantId } = payment.context;
  return [
    enqueue(
      'offramp.review-case',
      { paymentId, senderTenantId, reason },
      { key: `${paymentId}:${reason}`, tenantId: senderTenantId },
    ),
    audit('offramp_payment.contradicted', paymentId, senderTenantId, { ...found, reason, status }),
  ];
}
