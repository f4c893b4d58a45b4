import type { RowReads } from '../../../platform/db/reads.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { lapsedVoters } from './voting.store.ts';

/**
 * Takes the votes out of an open request whose voters may approve no longer; they stay on record, and who gave them does
 * not vote again (D-220).
 */
export async function invalidateLapsed(request: Aggregate<'approval-request'>, reads: RowReads): Promise<void> {
  const counted = () =>
    request.context.votes.filter(({ decision, invalidatedAt }) => decision === 'APPROVE' && invalidatedAt === null);
  const voters = counted().map(({ memberId }) => memberId);
  const lapsed = await lapsedVoters(reads, request.context.tenantId, voters);
  for (const { memberId, weight } of counted().filter((vote) => lapsed.has(vote.memberId))) {
    await request.send('INVALIDATE', { memberId, weight, votesLeft: counted().length - 1, at: request.now });
  }
}
