import { newId } from '../db/ids.ts';
import type { Reads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import type { Worker } from '../outbox/worker.ts';

/** Opens a review case, one OPEN per payment and reason (D-122). */
export const reviewCaseWorker: Worker = {
  topic: 'offramp.review-case',
  async work(job, { transaction }) {
    const { paymentId, senderTenantId, reason } = job.payload as Record<string, string>;
    if (!paymentId || !senderTenantId || !reason) throw new Error('a review case needs payment, sender and reason');
    await transaction(async ({ reads, aggregate, open }) => {
      // The payment's lock keeps two openings of one case apart.
      await aggregate('offramp-payment', paymentId);
      if (await hasOpenCase(reads, paymentId, reason)) return;
      const context = {
        paymentId,
        senderTenantId,
        reason,
        decision: null,
        note: null,
        resolvedBy: null,
        resolvedAt: null,
      };
      await open('review-case', { id: newId('rvw'), context });
    });
  },
};

async function hasOpenCase(reads: Reads, paymentId: string, reason: string): Promise<boolean> {
  const row = await reads.one(
    sql('review_cases').select('id').where({ payment_id: paymentId, reason, status: 'OPEN' }),
  );
  return row !== undefined;
}
