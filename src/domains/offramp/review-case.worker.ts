import { newId } from '../../kernel/db/ids.ts';
import type { Reads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Worker } from '../../kernel/outbox/worker.ts';
import { isMoot } from './rules/hold-reasons.ts';

const DAY_MS = 86_400_000;

/** Opens a review case, one OPEN per payment and reason (D-122). */
export const reviewCaseWorker: Worker = {
  topic: 'offramp.review-case',
  async work(job, { services, transaction, later }) {
    const { paymentId, senderTenantId, reason } = job.payload as Record<string, string>;
    if (!paymentId || !senderTenantId || !reason) throw new Error('a review case needs payment, sender and reason');
    await transaction(async ({ reads, aggregate, open }) => {
      // The payment's lock keeps two openings of one case apart.
      const payment = await aggregate('offramp-payment', paymentId);
      if (!payment || (await hasOpenCase(reads, paymentId, reason))) return;
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

/** A payment ended otherwise, or what was found was taken back: nothing is left to decide (D-123, D-426). */
export const closeReviewCasesWorker: Worker = {
  topic: 'offramp.close-review-cases',
  async work(job, { transaction }) {
    const paymentId = String(job.payload.paymentId);
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

const openCases = (reads: Reads, paymentId: string): Promise<{ id: string; reason: string }[]> =>
  reads.many<{ id: string; reason: string }>(
    sql('review_cases').select('id', 'reason').where({ payment_id: paymentId, status: 'OPEN' }).orderBy('id'),
  );

async function hasOpenCase(reads: Reads, paymentId: string, reason: string): Promise<boolean> {
  return (await openCases(reads, paymentId)).some((open) => open.reason === reason);
}
