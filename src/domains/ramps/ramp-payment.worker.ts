import type { Worker } from '../../platform/outbox/worker.ts';
import { findMultisigPayment } from '../payments/index.ts';
import { fiatRefOf } from './rules/fiat-ref.ts';

declare module '../../platform/lifecycle/topics.ts' {
  interface Topics {
    'ramps.payment': { readonly rampId: string; readonly paymentId: string };
  }
}

/** An off-ramp follows the payment that moves its money (B 3, D-301). */
export const worker: Worker<'ramps.payment'> = {
  topic: 'ramps.payment',
  discarding: null,
  work: ({ payload: { rampId, paymentId } }, { transaction }) =>
    transaction(async ({ reads, aggregate }) => {
      const ramp = await aggregate('ramp', rampId);
      if (ramp?.status !== 'SUBMITTED' || ramp.context.paymentId !== paymentId) return;
      const payment = await findMultisigPayment(reads, ramp.context.tenantId, paymentId);
      switch (payment?.status) {
        case 'COMPLETED':
          await ramp.send('CONFIRM', { txHash: null, fiatRef: fiatRefOf(rampId), at: ramp.now });
          return;
        case 'FAILED':
          await ramp.send('FAIL', { reason: 'PAYMENT_FAILED' });
          return;
        case 'CANCELLED':
          await ramp.send('FAIL', { reason: 'PAYMENT_CANCELED' });
          return;
        default:
          throw new Error(`the payment of ${rampId} has not ended`);
      }
    }),
};
