import { enqueue } from '../../../platform/lifecycle/writes.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import { invalidateLapsed } from './invalidate-votes.ts';
import { countedVotes, lapsedVoters } from './voting.store.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    /** A member's authority to approve may be gone (D-220). */
    'approvals.recheck-votes': { readonly tenantId: string; readonly memberId: string };
  }
}

/** The number of open requests that one transaction locks; the rest follow in the next one. */
const AT_ONCE = 20;

/**
 * Invalidates the votes of a member who may approve no longer (D-220). Each payment is locked before its request; what was
 * decided meanwhile keeps its votes.
 */
export const worker: Worker<'approvals.recheck-votes'> = {
  topic: 'approvals.recheck-votes',
  discarding: null,
  async work(job, { transaction }) {
    const { tenantId, memberId } = job.payload;
    await transaction(async ({ reads, aggregate, write }) => {
      const lapsed = await lapsedVoters(reads, tenantId, [memberId]);
      if (!lapsed.has(memberId)) return;
      const voted = await countedVotes(reads, tenantId, memberId, AT_ONCE);
      for (const { id, paymentId } of voted) {
        await aggregate('offramp-payment', paymentId);
        const request = await aggregate('approval-request', id);
        if (request?.status === 'PENDING') await invalidateLapsed(request, reads);
      }
      const last = voted.at(-1);
      if (voted.length === AT_ONCE && last)
        write(enqueue('approvals.recheck-votes', { tenantId, memberId }, { key: `${memberId}:${last.id}`, tenantId }));
    });
  },
};
