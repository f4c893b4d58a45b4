import type { Aggregate } from '../../../src/platform/lifecycle/aggregates/aggregate.ts';
import { sample } from './approval-request.sample.ts';

export const at = new Date('2026-03-02T09:00:00.000Z');

/** A vote that counts, with a weight of 2. */
export const vote = (memberId: string, more: object = {}) => ({
  memberId,
  decision: 'APPROVE' as const,
  weight: 2,
  invalidatedAt: null,
  at: at.toISOString(),
  ...more,
});

/** A request as an aggregate without an engine: it takes note of what it is sent, and of votes that lapse. */
export function votedRequest(context: object = {}, status = 'PENDING') {
  const sent: [string, object][] = [];
  let now = {
    ...sample.context({ tenantId: 'ten_1', memberId: 'mem_initiator', paymentId: 'pay_1' }, 1),
    ...context,
  } as Aggregate<'approval-request'>['context'];
  const request = {
    id: 'apr_1',
    status,
    now: at,
    get context() {
      return now;
    },
    async send(type: string, event: { memberId: string; weight: number }) {
      sent.push([type, event]);
      if (type !== 'INVALIDATE') return;
      const votes = now.votes.map((one) => (one.memberId === event.memberId ? { ...one, invalidatedAt: 'x' } : one));
      now = { ...now, votes, receivedWeight: now.receivedWeight - event.weight };
    },
  };
  return { request: request as unknown as Aggregate<'approval-request'>, sent };
}

/** A database in which these members may approve, and whose other rows are these. */
export const standing = (members: readonly string[], rows: readonly object[] = []) =>
  ({
    many: async (query: { toString(): string }) =>
      query.toString().includes('EXISTS') ? members.map((id) => ({ id })) : rows,
  }) as never;
