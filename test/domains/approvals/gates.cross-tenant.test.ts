import { describe, expect, it } from 'vitest';
import { type GateQuestion, gateFacts } from '../../../src/domains/approvals/gates.cross-tenant.ts';
import { rememberApproval } from '../../../src/domains/approvals/votes/approval-memory.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { gates, terms, USD } from './rules/facts.ts';

const { payment } = gates();
const question: GateQuestion = {
  paymentId: 'pay_1',
  tenantId: 'ten_1',
  initiatorMemberId: 'mem_1',
  payment,
  now: new Date('2026-03-31T09:00:00.000Z'),
};

/** The row of a member without grant, policy and approval. */
const NOTHING = {
  memberStatus: 'ACTIVE',
  memberRole: 'FINANCE',
  approverGroup: null,
  grantId: null,
  inForce: null,
  rules: null,
  requestId: null,
  requestStatus: null,
  requiredWeight: null,
  approvalGroup: null,
  votes: 0,
  dailyLimitBaseUnits: null,
  monthlyLimitBaseUnits: null,
  spentDaily: null,
  spentMonthly: null,
};
const { allowedActions: _, ...GRANT } = terms();

/** A database that answers so, with the locked windows of each time that it is asked. */
function asked(row: object | readonly object[] | undefined, windows: readonly number[] = [0]) {
  const locks: string[] = [];
  const queries: string[] = [];
  const nothing = async () => expect.unreachable();
  const reads: Reads = {
    many: nothing,
    one: nothing,
    acrossTenants: {
      many: async (query) => {
        if (!query.toString().includes('authority_windows')) {
          queries.push(query.toString());
          return (row === undefined ? [] : [row].flat()) as never;
        }
        locks.push(query.toString());
        return Array(windows[locks.length - 1] ?? 0).fill({});
      },
      one: nothing,
    },
  };
  return { reads, locks, queries };
}
const facts = (more: object = {}, windows?: readonly number[]) =>
  gateFacts(asked({ ...NOTHING, ...more }, windows).reads, question);

describe('the facts of the gates', () => {
  it('return the role, and this payment as spent, when there is no grant, policy or approval', async () => {
    const spent = { dailyBaseUnits: 10n * USD, monthlyBaseUnits: 10n * USD };
    const initiator = { isActive: true, role: 'FINANCE', approverGroup: null };
    const none = { grant: null, withdrawn: [], rules: {}, hasPolicy: false, standing: { kind: 'none' } };
    expect(await facts()).toEqual({ payment, initiator, spent, ...none });
  });

  it.each([
    [
      { memberStatus: 'SUSPENDED', approverGroup: 'ops' },
      { isActive: false, role: 'FINANCE', approverGroup: 'ops' },
    ],
    [{ memberStatus: null, memberRole: null }, null],
  ])('return the initiator: %j', async (row, initiator) => {
    expect((await facts(row)).initiator).toEqual(initiator);
  });

  it('return the grant and the policy as they stand', async () => {
    const rules = { maximumAmountUsd: '5.00' };
    expect(await facts({ ...GRANT, grantId: 'gra_1', inForce: true, approvalWeight: 4, rules })).toMatchObject({
      grant: terms({ approvalWeight: 4 }),
      rules,
      hasPolicy: true,
    });
    expect(await facts({ rules: {} })).toMatchObject({ rules: {}, hasPolicy: true });
  });

  it('return a newer grant that was withdrawn beside the one in force, or alone (D-516)', async () => {
    const of = (grantId: string, inForce: boolean | null, approvalWeight: number) => ({
      ...NOTHING,
      ...GRANT,
      grantId,
      inForce,
      approvalWeight,
    });
    const both = [of('gra_2', false, 2), of('gra_1', true, 1)];
    expect(await gateFacts(asked(both).reads, question)).toMatchObject({
      grant: { approvalWeight: 1 },
      withdrawn: [{ approvalWeight: 2 }],
    });
    expect(await facts(of('gra_1', null, 3))).toMatchObject({ grant: null, withdrawn: [{ approvalWeight: 3 }] });
  });

  it('add other spending to the payment in every form in which the driver returns it (D-207)', async () => {
    const limits = { grantId: 'gra_1', inForce: true, dailyLimitBaseUnits: 1n, monthlyLimitBaseUnits: 1n };
    const row = { ...limits, spentDaily: 5n * USD, spentMonthly: '9000000' };
    expect((await facts(row, [1, 1])).spent).toEqual({ dailyBaseUnits: 15n * USD, monthlyBaseUnits: 19n * USD });
  });
});

describe('where an approval stands (D-213)', () => {
  const request = { requestId: 'apr_1', requiredWeight: 3, approvalGroup: 'ops', votes: 2 };
  const { requestId, requiredWeight } = request;

  it.each([
    ['PENDING', request, { kind: 'open', ...request }],
    ['PENDING', { ...request, votes: null }, { kind: 'open', ...request, votes: 0 }],
    ['APPROVED', request, { kind: 'approved', requestId, requiredWeight }],
  ])('%s %j', async (requestStatus, row, standing) => {
    expect((await facts({ ...row, requestStatus })).standing).toEqual(standing);
  });

  it('fails closed when the approval of the payment was rejected', async () => {
    await expect(facts({ ...request, requestStatus: 'REJECTED' })).rejects.toThrow('apr_1 is rejected');
  });

  it('counts the vote of this transaction before the stored request, and no vote on another payment', async () => {
    const { reads } = asked({ ...NOTHING, ...request, requestStatus: 'PENDING' });
    await rememberApproval(reads, 'pay_2', { requestId: 'apr_2', requiredWeight: 1 });
    expect((await gateFacts(reads, question)).standing.kind).toBe('open');
    const voted = asked({ ...NOTHING, ...request, requestStatus: 'PENDING' });
    await rememberApproval(voted.reads, 'pay_1', { requestId, requiredWeight });
    expect((await gateFacts(voted.reads, question)).standing).toEqual({ kind: 'approved', requestId, requiredWeight });
  });
});

describe('limits over time are judged behind the lock of the member’s window (D-207)', () => {
  const limited = (limit: 'dailyLimitBaseUnits' | 'monthlyLimitBaseUnits') => ({
    ...NOTHING,
    ...GRANT,
    grantId: 'gra_1',
    inForce: true,
    [limit]: 1n,
  });

  let members = 0;
  /** Of a member of its own, so that nothing is known of them. */
  const newcomer = () => {
    members += 1;
    return { ...question, initiatorMemberId: `mem_new_${members}` };
  };

  it('are read with the lock in one message, whether the member has a window or not', async () => {
    const own = newcomer();
    const { reads, locks, queries } = asked(limited('dailyLimitBaseUnits'), [1]);
    expect((await gateFacts(reads, own)).grant).toMatchObject({ dailyLimitBaseUnits: 1n });
    expect(locks).toEqual([expect.stringMatching(/"authority_windows" where .* for update$/)]);
    expect(queries).toHaveLength(1);
    const none = asked(NOTHING);
    expect((await gateFacts(none.reads, newcomer())).grant).toBeNull();
    expect([none.locks.length, none.queries.length]).toEqual([1, 1]);
  });

  it.each(['dailyLimitBaseUnits', 'monthlyLimitBaseUnits'] as const)(
    'are locked and read again when a %s was committed between the lock and the facts',
    async (limit) => {
      const { reads, locks, queries } = asked(limited(limit), [0, 1]);
      expect((await gateFacts(reads, newcomer())).grant).toMatchObject({ [limit]: 1n });
      expect([locks.length, queries.length]).toEqual([2, 2]);
    },
  );

  it('fail closed without a window, and when the database returns no row', async () => {
    const own = newcomer();
    for (const row of [limited('dailyLimitBaseUnits'), undefined]) {
      await expect(gateFacts(asked(row).reads, own)).rejects.toThrow(
        `${own.initiatorMemberId} has a limit over time and no window`,
      );
    }
    await expect(gateFacts(asked(undefined, [1]).reads, own)).rejects.toThrow('has a limit over time');
  });
});
