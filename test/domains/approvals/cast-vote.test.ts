import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { voteText } from '../../../src/domains/approvals/rules/vote-text.ts';
import { approvalGivenHere } from '../../../src/domains/approvals/votes/approval-memory.ts';
import { type Ballot, castVote } from '../../../src/domains/approvals/votes/cast-vote.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { at, vote, votedRequest } from './voted-request.ts';

const key = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const APPROVE: Ballot = { decision: 'APPROVE', signature: null };

interface World {
  readonly kind?: 'member' | 'apiKey';
  readonly memberId?: string | null;
  /** A request that does not stand: the payment never had one. */
  readonly request?: object | null;
  readonly status?: string;
  readonly signerAddress?: string | null;
  /** Who issued the key that initiated the payment. */
  readonly keyIssuerId?: string;
  /** The members besides the voter that may approve. */
  readonly others?: readonly string[];
  /** How many OWNERs and ADMINs there are, where an initiator gave the grant after the payment. */
  readonly administrators?: number;
}

/** A vote of mem_1, who may approve with a weight of 2. */
async function voted(ballot: Ballot, { kind = 'member', memberId = 'mem_1', request = {}, ...more }: World = {}) {
  const world = votedRequest(request ?? {}, more.status);
  const { signerAddress = key.address, keyIssuerId = null } = more;
  const member = { id: 'mem_1', status: 'ACTIVE', signerAddress, approvalGroups: ['ops'] };
  const reads = {
    one: async () => member,
    many: async (query: object) =>
      String(query).includes('EXISTS')
        ? (more.others ?? []).map((id) => ({ id }))
        : [{ id: 'gra_1', version: 1, approvalWeight: 2 }],
  };
  const written: object[] = [];
  const asked: string[] = [];
  const acrossTenants = {
    one: async (query: object) => {
      asked.push(String(query));
      return more.administrators && { administrators: more.administrators };
    },
  };
  const payment = { id: 'pay_1', createdAt: at, context: { initiatorMemberId: 'mem_initiator', keyIssuerId } };
  const outcome = await castVote(
    {
      tenantId: 'ten_1',
      caller: { kind, memberId },
      reads: Object.assign(reads, { acrossTenants }),
      write: (...writes: object[]) => written.push(...writes),
      services: { config: { serviceName: 'Service' } },
    } as never,
    { payment, request: request === null ? null : world.request } as never,
    ballot,
    undefined,
  );
  return {
    outcome: outcome instanceof Refusal ? outcome.code : outcome,
    sent: world.sent,
    given: await approvalGivenHere(reads as never, 'pay_1'),
    ...(more.administrators && { written, asked }),
  };
}
const cast = (decision: string, signature: string | null = null) => [
  decision,
  { vote: { memberId: 'mem_1', decision, weight: 2, signature, at } },
];

describe('a vote (A 4.3, D-216)', () => {
  it('moves the request without approving it when the weight is too low', async () => {
    expect(await voted(APPROVE)).toEqual({ outcome: undefined, sent: [cast('APPROVE')], given: null });
  });

  it.each([
    [3, null],
    [2, { requestId: 'apr_1', requiredWeight: 2 }],
    [1, { requestId: 'apr_1', requiredWeight: 1 }],
  ])('counts a vote of weight 2 in the same transaction where %d are required (D-450)', async (required, given) => {
    expect((await voted(APPROVE, { request: { requiredWeight: required } })).given).toEqual(given);
  });

  it('refuses a voter whom the initiator has chosen since the payment, except the only OWNER (D-522)', async () => {
    const watched = await voted(APPROVE, { administrators: 2, keyIssuerId: 'mem_issuer' });
    expect(watched).toMatchObject({ outcome: 'SELF_APPROVAL_FORBIDDEN', sent: [], written: [] });
    expect(watched.asked?.join()).toMatch(/gra_1.*mem_initiator.*mem_issuer/s);
    const alone = await voted(APPROVE, { administrators: 1 });
    expect(alone).toMatchObject({ outcome: undefined, sent: [cast('APPROVE')] });
    expect(alone.written).toMatchObject([{ action: 'approval.voter_chosen_by_initiator' }]);
  });

  it('is not counted together with votes that have lapsed (D-220)', async () => {
    const request = { requiredWeight: 4, receivedWeight: 2, votes: [vote('mem_2')] };
    const lapsed = await voted(APPROVE, { request });
    expect(lapsed.sent).toEqual([['INVALIDATE', expect.objectContaining({ memberId: 'mem_2' })], cast('APPROVE')]);
    expect(lapsed.given).toBeNull();
    const counted = await voted(APPROVE, { request, others: ['mem_2'] });
    expect(counted.sent).toEqual([cast('APPROVE')]);
    expect(counted.given).toEqual({ requestId: 'apr_1', requiredWeight: 4 });
  });

  it('to reject decides alone, and approves nothing', async () => {
    const reject = await voted({ decision: 'REJECT', signature: null }, { request: { requiredWeight: 1 } });
    expect(reject).toEqual({ outcome: undefined, sent: [cast('REJECT')], given: null });
  });

  it('is stored with the member’s signature over it; for any other signature a contract is asked first', async () => {
    const about = { requestId: 'apr_1', paymentId: 'pay_1', memberId: 'mem_1' };
    const sign = (decision: 'APPROVE' | 'REJECT') =>
      key.signMessage({ message: voteText('Service', { ...about, decision }) });
    const signature = await sign('APPROVE');
    expect((await voted({ decision: 'APPROVE', signature })).sent).toEqual([cast('APPROVE', signature)]);
    const other = await voted({ decision: 'APPROVE', signature: await sign('REJECT') });
    expect(other).toEqual({ outcome: { ask: expect.any(Function) }, sent: [], given: null });
  });
});

describe('no vote is cast', () => {
  it('refuses a signature of a member without a signer, whose session alone is a vote (D-217)', async () => {
    const unsigned = await voted(APPROVE, { signerAddress: null });
    expect(unsigned.sent).toEqual([cast('APPROVE')]);
    const signed = await voted({ decision: 'APPROVE', signature: '0x12' }, { signerAddress: null });
    expect(signed).toEqual({ outcome: 'NO_SIGNER_ADDRESS', sent: [], given: null });
  });

  it.each<[string, World]>([
    ['APPROVAL_REQUIRES_MEMBER', { kind: 'apiKey' }],
    ['APPROVAL_REQUIRES_MEMBER', { memberId: null }],
    ['APPROVAL_NOT_PENDING', { request: null }],
    ['APPROVAL_NOT_PENDING', { status: 'APPROVED' }],
    ['ALREADY_VOTED', { request: { votes: [vote('mem_1', { invalidatedAt: at.toISOString() })] } }],
    ['SELF_APPROVAL_FORBIDDEN', { keyIssuerId: 'mem_1' }],
    ['APPROVAL_GROUP_MISMATCH', { request: { approvalGroup: 'sales' } }],
  ])('%s: %j', async (outcome, world) => {
    expect(await voted(APPROVE, world)).toEqual({ outcome, sent: [], given: null });
  });
});
