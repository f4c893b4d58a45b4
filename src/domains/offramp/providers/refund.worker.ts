import type { Worker } from '../../../platform/outbox/worker.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'offramp.refund': { readonly paymentId: string };
  }
}

/** FAILED becomes REFUND_PENDING in the transaction after the one that failed it, and REFUNDED with its posting (D-094). */
export const worker: Worker<'offramp.refund'> = {
  topic: 'offramp.refund',
  discarding: null,
  async work(job, { transaction }) {
    await transaction(async ({ aggregate }) => {
      const payment = await aggregate('offramp-payment', job.payload.paymentId);
      if (payment?.can('REFUND')) await payment.send('REFUND');
    });
  },
};
