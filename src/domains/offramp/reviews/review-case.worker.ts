import { newId } from '../../../platform/db/ids.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import { hasCase } from '../review-case.store.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'offramp.review-case': { readonly paymentId: string; readonly senderTenantId: string; readonly reason: string };
  }
}

const DAY_MS = 86_400_000;

/** Opens a review case, one OPEN per payment and reason (D-122); of a contradiction of funding one for good. */
export const worker: Worker<'offramp.review-case'> = {
  topic: 'offramp.review-case',
  discarding: null,
  async work(job, { services, transaction, later }) {
    const { paymentId, senderTenantId, reason } = job.payload as Record<string, string>;
    if (!paymentId || !senderTenantId || !reason) throw new Error('a review case needs payment, sender and reason');
    await transaction(async ({ reads, aggregate, open }) => {
      // The payment's lock keeps two openings of one case apart.
      const payment = await aggregate('offramp-payment', paymentId);
      if (!payment || (await hasCase(reads, paymentId, reason))) return;
      if (reason === 'PROVIDER_STUCK') {
        if (payment.status !== 'ACTION_REQUIRED') return;
        // Blocked anew since this was scheduled: the days count from the latest news (D-092).
        const dueAt = payment.updatedAt.getTime() + services.config.actionRequiredReviewDays * DAY_MS;
        if (payment.now.getTime() < dueAt) {
          later(dueAt - payment.now.getTime());
          return;
        }
      }
      const decided = { decision: null, note: null, resolvedBy: null, resolvedAt: null };
      await open('review-case', { id: newId('rvw'), context: { paymentId, senderTenantId, reason, ...decided } });
    });
  },
};
