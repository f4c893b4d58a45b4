import type { Worker } from '../../../platform/outbox/worker.ts';
import { reevaluate } from './reevaluate.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'offramp.reevaluate': { readonly paymentId: string };
  }
}

/** One payment that may have to move. */
export const worker: Worker<'offramp.reevaluate'> = {
  topic: 'offramp.reevaluate',
  discarding: null,
  async work(job, { transaction, services }) {
    await transaction(async ({ reads, aggregate }) => {
      const payment = await aggregate('offramp-payment', job.payload.paymentId);
      if (payment) await reevaluate(payment, reads, services);
    });
  },
};
