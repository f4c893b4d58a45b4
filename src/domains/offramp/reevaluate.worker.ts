import type { Worker } from '../../kernel/outbox/worker.ts';
import { reevaluate } from './reevaluate.ts';

/** One payment that may have to move. */
export const worker: Worker = {
  topic: 'offramp.reevaluate',
  async work(job, { transaction, services }) {
    await transaction(async ({ reads, aggregate }) => {
      const payment = await aggregate('offramp-payment', String(job.payload.paymentId));
      if (payment) await reevaluate(payment, reads, services);
    });
  },
};
