import type { Worker } from '../../../platform/outbox/worker.ts';
import { openCases } from '../review-case.store.ts';
import { isMoot } from '../rules/hold-reasons.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'offramp.close-review-cases': { readonly paymentId: string };
  }
}

/** A payment ended otherwise, or what was found was taken back: nothing is left to decide (D-123, D-426). */
export const worker: Worker<'offramp.close-review-cases'> = {
  topic: 'offramp.close-review-cases',
  discarding: null,
  async work(job, { transaction }) {
    const paymentId = job.payload.paymentId;
    await transaction(async ({ reads, aggregate }) => {
      const payment = await aggregate('offramp-payment', paymentId);
      for (const { id, reason } of await openCases(reads, paymentId)) {
        if (!payment?.context.openedReviews.includes(reason) || !isMoot(payment.context, reason)) continue;
        const reviewCase = await aggregate('review-case', id);
        if (reviewCase?.can('CLOSE')) await reviewCase.send('CLOSE');
      }
    });
  },
};
