import { describe, expect, it } from 'vitest';
import { worker } from '../../../src/domains/approvals/votes/recheck-votes.worker.ts';
import { standing, vote, votedRequest } from './voted-request.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `apr_${at}`, paymentId: `pay_${at}` }));

/** A round of the worker, where the member may still approve or not, and has voted in so many open requests. */
async function round({ mayApprove = false, votes = 1, status = 'PENDING' } = {}) {
  const { request, sent } = votedRequest({ votes: [vote('mem_1')] }, status);
  const locked: string[] = [];
  const written: object[] = [];
  const aggregate = async (machine: string, id: string) => {
    locked.push(`${machine} ${id}`);
    return machine === 'approval-request' ? request : {};
  };
  const write = (...writes: object[]) => void written.push(...writes);
  const tools = { reads: standing(mayApprove ? ['mem_1'] : [], rows(votes)), aggregate, write };
  await worker.work(
    { payload: { tenantId: 'ten_1', memberId: 'mem_1' } } as never,
    { transaction: (task: (own: object) => unknown) => task(tools) } as never,
  );
  return { sent, locked, written };
}

describe('the votes of a member who may approve no longer (D-220)', () => {
  it('lapse, each payment locked before its request', async () => {
    const { sent, locked, written } = await round({ votes: 2 });
    expect(sent).toEqual([['INVALIDATE', expect.objectContaining({ memberId: 'mem_1' })]]);
    expect(locked).toEqual([
      ...['offramp-payment pay_0', 'approval-request apr_0'],
      ...['offramp-payment pay_1', 'approval-request apr_1'],
    ]);
    expect(written).toEqual([]);
  });

  it('stand when the member may approve again, and when the request was decided meanwhile', async () => {
    expect(await round({ mayApprove: true })).toEqual({ sent: [], locked: [], written: [] });
    expect((await round({ status: 'APPROVED' })).sent).toEqual([]);
  });

  it.each([
    [0, false],
    [19, false],
    [20, true],
  ])('lapse by up to twenty in a round; with %d of them another round follows: %s', async (votes, isMore) => {
    const next = {
      kind: 'enqueue',
      topic: 'approvals.recheck-votes',
      payload: { tenantId: 'ten_1', memberId: 'mem_1' },
      key: 'mem_1:apr_19',
      tenantId: 'ten_1',
      dueAt: null,
    };
    expect((await round({ votes })).written).toEqual(isMore ? [next] : []);
  });

  it('are looked for under the topic that the grants of a member write', () => {
    expect(worker.topic).toBe('approvals.recheck-votes');
  });
});
