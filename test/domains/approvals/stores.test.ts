import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findApproval, newestApproval } from '../../../src/domains/approvals/approval-request.store.ts';
import {
  activeGrants,
  grantHistory,
  mayInitiate,
  nextVersion,
} from '../../../src/domains/approvals/authority.store.ts';
import { policyInForce, policyVersionsOf } from '../../../src/domains/approvals/payment-policy.store.ts';
import { countedVotes, holdVoter, lapsedVoters } from '../../../src/domains/approvals/votes/voting.store.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const hour = (at: number) => new Date(Date.UTC(2026, 2, 2, at));
const APPROVE = ['payment.approve'];
const CREATE = ['payment.create'];

const MEMBERS = [
  ['mem_1', 'ten_1', 'ACTIVE'],
  ['mem_suspended', 'ten_1', 'SUSPENDED'],
  ['mem_bare', 'ten_1', 'ACTIVE'],
  ['mem_revoked', 'ten_1', 'ACTIVE'],
  ['mem_both', 'ten_1', 'ACTIVE'],
  ['mem_narrowed_first', 'ten_1', 'ACTIVE'],
  ['mem_narrowed_last', 'ten_1', 'ACTIVE'],
  ['mem_other', 'ten_2', 'ACTIVE'],
] as const;
/** In force, and does not cover payment.create any more. */
const NARROWED = ['payment.cancel'] as const;
const GRANTS = [
  ['mem_1', 'ten_1', 1, 'REVOKED', CREATE, 1],
  ['mem_1', 'ten_1', 2, 'ACTIVE', APPROVE, 2],
  ['mem_1', 'ten_1', 3, 'ACTIVE', APPROVE, 5],
  ['mem_1', 'ten_1', 4, 'SUSPENDED', [...APPROVE, ...CREATE], 7],
  ['mem_suspended', 'ten_1', 1, 'ACTIVE', [...APPROVE, ...CREATE], 1],
  ['mem_bare', 'ten_1', 1, 'ACTIVE', ['payment.cancel'], 1],
  ['mem_both', 'ten_1', 1, 'REVOKED', CREATE, 1],
  ['mem_both', 'ten_1', 2, 'ACTIVE', CREATE, 1],
  ['mem_both', 'ten_1', 3, 'SUSPENDED', CREATE, 1],
  ['mem_narrowed_first', 'ten_1', 1, 'ACTIVE', NARROWED, 1],
  ['mem_narrowed_first', 'ten_1', 2, 'ACTIVE', CREATE, 1],
  ['mem_narrowed_last', 'ten_1', 1, 'ACTIVE', CREATE, 1],
  ['mem_narrowed_last', 'ten_1', 2, 'ACTIVE', NARROWED, 1],
  ['mem_revoked', 'ten_1', 1, 'REVOKED', APPROVE, 1],
  ['mem_other', 'ten_2', 1, 'ACTIVE', APPROVE, 1],
] as const;
const REQUESTS = [
  ['apr_1', 'ten_1', 'pay_b', 'APPROVED', 9],
  ['apr_2', 'ten_1', 'pay_b', 'APPROVED', 10],
  ['apr_3', 'ten_1', 'pay_b', 'PENDING', 10],
  ['apr_4', 'ten_1', 'pay_a', 'PENDING', 8],
  ['apr_5', 'ten_1', 'pay_c', 'PENDING', 8],
  ['apr_6', 'ten_1', 'pay_d', 'PENDING', 8],
  ['apr_7', 'ten_1', 'pay_e', 'PENDING', 8],
  ['apr_9', 'ten_2', 'pay_b', 'APPROVED', 11],
] as const;
const VOTES = [
  ['apr_1', 'mem_1', 'APPROVE', null],
  ['apr_3', 'mem_1', 'APPROVE', null],
  ['apr_4', 'mem_1', 'APPROVE', null],
  ['apr_5', 'mem_1', 'REJECT', null],
  ['apr_6', 'mem_1', 'APPROVE', hour(12)],
  ['apr_7', 'mem_bare', 'APPROVE', null],
] as const;
const POLICIES = [
  ['ppo_1', 'ten_1', 1, 'SUPERSEDED'],
  ['ppo_2', 'ten_1', 2, 'ACTIVE'],
  ['ppo_3', 'ten_2', 1, 'ACTIVE'],
] as const;

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
  const row = (table: string, given: object) => anyRow(test.pool.owner, table, { ...given });
  const when = (isSo: boolean) => (isSo ? hour(9) : null);
  await Promise.all([
    ...MEMBERS.map(([id, tenant_id, status]) => {
      const own = { role: 'MEMBER', email_index: id, signer_address: `0x${id}`, approval_groups: ['ops'] };
      return row('members', { id, tenant_id, status, ...own });
    }),
    ...GRANTS.map(([member_id, tenant_id, version, status, actions, approval_weight]) => {
      const own = {
        id: `gra_${member_id}_${version}`,
        allowed_actions: [...actions],
        ever_covered_payments: actions === NARROWED || actions.some((action) => action === 'payment.create'),
        approval_weight,
      };
      const ended = { revoked_at: when(status === 'REVOKED'), suspended_at: when(status === 'SUSPENDED') };
      return row('authorities', { ...own, ...ended, tenant_id, member_id, version, status });
    }),
    ...REQUESTS.map(([id, tenant_id, payment_id, status, at]) => {
      const own = { votes: '[]', received_weight: status === 'APPROVED' ? 1 : 0, created_at: hour(at) };
      return row('approval_requests', { id, tenant_id, payment_id, status, ...own });
    }),
    ...VOTES.map(([approval_request_id, member_id, decision, invalidated_at]) =>
      row('approval_votes', { approval_request_id, member_id, decision, invalidated_at, tenant_id: 'ten_1' }),
    ),
    ...POLICIES.map(([id, tenant_id, version, status]) => {
      const own = { policy_id: `${tenant_id}_policy`, superseded_at: when(status === 'SUPERSEDED') };
      return row('payment_policies', { id, tenant_id, version, status, ...own });
    }),
  ]);
});
afterAll(() => test?.stop());

const read = <T>(ask: (reads: Reads) => Promise<T>): Promise<T> => asking(test, ask);

describe('grants (A 2.7)', () => {
  it('list the ACTIVE ones that cover the action, newest first', async () => {
    const found = (memberId: string, action: string) =>
      read((reads) => reads.many<{ version: number }>(activeGrants('ten_1', memberId, action)));
    expect((await found('mem_1', 'payment.approve')).map(({ version }) => version)).toEqual([3, 2]);
    expect(await found('mem_1', 'payment.create')).toEqual([]);
    expect(await found('mem_other', 'payment.approve')).toEqual([]);
  });

  it.each([
    ['mem_1', 'withdrawn'],
    ['mem_bare', 'never'],
    ['mem_suspended', 'inForce'],
    ['mem_both', 'inForce'],
    ['mem_narrowed_first', 'inForce'],
    ['mem_narrowed_last', 'inForce'],
  ] as const)('have a history of payment.create for %s: %s (D-516)', async (memberId, history) => {
    expect(await read((reads) => grantHistory(reads, 'ten_1', memberId))).toBe(history);
    for (const role of ['FINANCE', 'MEMBER'] as const) {
      const may = await read((reads) => mayInitiate({ reads, tenantId: 'ten_1', caller: { memberId, role } }));
      expect(may, role).toBe(history === 'inForce' || (history === 'never' && role === 'FINANCE'));
    }
  });

  it.each([
    ['ten_1', 'mem_1', 5],
    ['ten_1', 'mem_new', 1],
    ['ten_2', 'mem_1', 1],
  ])('of %s %s continue with version %d, whatever became of the earlier ones (D-203)', async (tenant, member, next) => {
    expect(await read((reads) => nextVersion(reads, tenant, member))).toBe(next);
  });
});

describe('approval requests (D-213)', () => {
  it('are found by payment, the last one by time and then by id', async () => {
    const newest = (tenant: string, payment: string) =>
      read(async (reads) => (await newestApproval(reads, tenant, payment))?.id);
    const all = [
      newest('ten_1', 'pay_b'),
      newest('ten_1', 'pay_a'),
      newest('ten_1', 'pay_x'),
      newest('ten_2', 'pay_b'),
    ];
    expect(await Promise.all(all)).toEqual(['apr_3', 'apr_4', undefined, 'apr_9']);
  });

  it('finds a request by its id in its own tenant only', async () => {
    const found = (tenant: string) => read(async (reads) => (await findApproval(reads, tenant, 'apr_1'))?.paymentId);
    expect(await Promise.all([found('ten_1'), found('ten_2')])).toEqual(['pay_b', undefined]);
  });
});

describe('voters (A 4.3, D-220)', () => {
  const voter = (tenant: string, member: string) => read((reads) => holdVoter(reads, tenant, member));

  it('vote with the weight of their newest ACTIVE grant', async () => {
    const own = { signerAddress: '0xmem_1', approvalGroups: ['ops'] };
    expect(await voter('ten_1', 'mem_1')).toEqual({
      memberId: 'mem_1',
      isActive: true,
      weight: 5,
      authorityId: 'gra_mem_1_3',
      ...own,
    });
  });

  it('are found without a grant and when suspended, but never in another tenant', async () => {
    expect(await voter('ten_1', 'mem_bare')).toMatchObject({ isActive: true, weight: null });
    expect(await voter('ten_1', 'mem_revoked')).toMatchObject({ isActive: true, weight: null });
    expect(await voter('ten_1', 'mem_suspended')).toMatchObject({ isActive: false, weight: 1 });
    expect(await voter('ten_1', 'mem_other')).toBeNull();
  });

  it('vote with the newest grant when newer grants changed while the lock was waited for', async () => {
    const rows = { one: { id: 'mem_1', status: 'ACTIVE', signerAddress: null, approvalGroups: [] } };
    const grants = [2, 9, 4].map((version) => ({ version, approvalWeight: version * 10 }));
    const reads = { one: async () => rows.one, many: async () => grants } as never;
    expect((await holdVoter(reads, 'ten_1', 'mem_1'))?.weight).toBe(90);
  });

  it('lose their right without an ACTIVE grant, when suspended, and when they have left', async () => {
    const all = MEMBERS.map(([id]) => id).filter((id) => !id.startsWith('mem_narrowed'));
    const lapsed = await read((reads) => lapsedVoters(reads, 'ten_1', all));
    expect([...lapsed]).toEqual(['mem_suspended', 'mem_bare', 'mem_revoked', 'mem_both', 'mem_other']);
    expect([...(await read((reads) => lapsedVoters(reads, 'ten_2', ['mem_1', 'mem_other'])))]).toEqual(['mem_1']);
  });

  it('are not looked up when no member is given', async () => {
    const reads = { many: () => expect.unreachable() } as never;
    expect(await lapsedVoters(reads, 'ten_1', [])).toEqual(new Set());
  });

  it('have their counting votes in open requests listed by payment, so that all lock in one order', async () => {
    const counted = (tenant: string, limit: number) => read((reads) => countedVotes(reads, tenant, 'mem_1', limit));
    const [first, second] = [
      { id: 'apr_4', paymentId: 'pay_a' },
      { id: 'apr_3', paymentId: 'pay_b' },
    ];
    expect(await counted('ten_1', 5)).toEqual([first, second]);
    expect(await counted('ten_1', 1)).toEqual([first]);
    expect(await counted('ten_2', 5)).toEqual([]);
  });
});

describe('the payment policy (A 2.9)', () => {
  it('reads the ACTIVE version of the tenant, and all versions as its history', async () => {
    const inForce = (tenant: string) => read(async (reads) => (await policyInForce(reads, tenant))?.id);
    const all = [inForce('ten_1'), inForce('ten_2'), inForce('ten_3')];
    expect(await Promise.all(all)).toEqual(['ppo_2', 'ppo_3', undefined]);
    const history = await read((reads) => reads.many<{ id: string }>(policyVersionsOf('ten_1').orderBy('version')));
    expect(history.map(({ id }) => id)).toEqual(['ppo_1', 'ppo_2']);
  });
});
