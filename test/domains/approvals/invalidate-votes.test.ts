import { expect, it } from 'vitest';
import { invalidateLapsed } from '../../../src/domains/approvals/votes/invalidate-votes.ts';
import { at, standing, vote, votedRequest } from './voted-request.ts';

const VOTES = [vote('mem_1'), vote('mem_2', { weight: 3 }), vote('mem_3')];

it('invalidates the votes of members who may approve no longer, and counts the votes left (D-220, D-463)', async () => {
  const { request, sent } = votedRequest({ votes: VOTES });
  await invalidateLapsed(request, standing(['mem_1']));
  expect(sent).toEqual([
    ['INVALIDATE', { memberId: 'mem_2', weight: 3, votesLeft: 2, at }],
    ['INVALIDATE', { memberId: 'mem_3', weight: 2, votesLeft: 1, at }],
  ]);
});

it('leaves no vote when the last one that counts is invalidated', async () => {
  const { request, sent } = votedRequest({ votes: [vote('mem_1')] });
  await invalidateLapsed(request, standing([]));
  expect(sent).toEqual([['INVALIDATE', { memberId: 'mem_1', weight: 2, votesLeft: 0, at }]]);
});

it('keeps votes of members who may still approve, votes that lapsed before, and votes to reject', async () => {
  const { request, sent } = votedRequest({ votes: VOTES });
  await invalidateLapsed(request, standing(['mem_1', 'mem_2', 'mem_3']));
  const others = [vote('mem_1', { invalidatedAt: at.toISOString() }), vote('mem_2', { decision: 'REJECT' })];
  const past = votedRequest({ votes: others });
  await invalidateLapsed(past.request, standing([]));
  expect([...sent, ...past.sent]).toEqual([]);
});
