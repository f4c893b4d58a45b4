import type { Worker } from '../../kernel/outbox/worker.ts';

/** FAILED becomes REFUND_PENDING in the transaction after the one that failed it, and REFUNDED with its posting (D-094). */
export const worker: Worker = {
  topic: 'offramp.refund',
  async work(job, { transaction }) {
    await transaction(async ({ aggregate }) => {
      const payment = await aggregate('offramp-payment', String(job.payload.paymentId));
      if (payment?.can('REFUND')) await payment.send('REFUND');
    });
  },
};
