import type { MultisigPaymentOrigin } from '../../../../machines/payments/multisig-payment.types.ts';
import type { AggregateView } from '../../../platform/lifecycle/definition.ts';
import { enqueue, send, type Write } from '../../../platform/lifecycle/writes.ts';

/** Reports the outcome of a legacy payment to the domain that proposed it. */
type Outcome =
  | { readonly status: 'COMPLETED'; readonly at: Date }
  | { readonly status: 'FAILED'; readonly reason: string }
  | { readonly status: 'CANCELLED' };

/**
 * What stands behind a payment hears of its end in the same commit: nobody finds a COMPLETED payment whose invoice or sweep
 * has not moved. Each origin has one line, which says the outcome in the words of its machine; a lifecycle is named, and no
 * domain imported. Where its machine takes no such event the payment does not end either: that is a defect, and shows.
 */
const REPORTS: {
  readonly [O in Exclude<MultisigPaymentOrigin, 'PAYMENT' | 'TRANSACTION'>]: (
    id: string,
    outcome: Outcome,
    paymentId: string,
  ) => Write;
} = {
  SWEEP: (id, outcome) => {
    switch (outcome.status) {
      case 'COMPLETED':
        return send('treasury-sweep', id, 'COMPLETE', { at: outcome.at });
      case 'FAILED':
        return send('treasury-sweep', id, 'FAIL', { reason: outcome.reason });
      case 'CANCELLED':
        return send('treasury-sweep', id, 'CANCEL');
    }
  },
  SETTLEMENT: (id, outcome) =>
    outcome.status === 'COMPLETED'
      ? send('invoice', id, 'SETTLE', { at: outcome.at })
      : send('invoice', id, 'DROP_SETTLEMENT'),
  // Its receipt names a block, which a worker looks up.
  RAMP: (id, _outcome, paymentId) => enqueue('ramps.payment', { rampId: id, paymentId }, { key: id }),
};

/** The report of a payment that has come to its end; none of a payment that stands for itself. */
export function reportOutcome({
  id,
  status,
  context: { origin, originId, failureReason },
  now,
}: Pick<AggregateView<'multisig-payment'>, 'id' | 'status' | 'context' | 'now'>): readonly Write[] {
  if (origin === 'PAYMENT' || origin === 'TRANSACTION' || originId === null) return [];
  return [REPORTS[origin](originId, outcomeOf(status, failureReason, now), id)];
}

function outcomeOf(status: AggregateView<'multisig-payment'>['status'], reason: string | null, at: Date): Outcome {
  if (status === 'COMPLETED') return { status, at };
  if (status === 'FAILED' && reason !== null) return { status, reason };
  if (status === 'CANCELLED') return { status };
  throw new Error(`a payment that is ${status} has no outcome`);
}
