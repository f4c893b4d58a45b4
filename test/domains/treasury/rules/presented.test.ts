import { describe, expect, it } from 'vitest';
import { areBucketsOf, ruleRecord, wakeRunner } from '../../../../src/domains/treasury/keep-rule.ts';
import { effects as accountEffects } from '../../../../src/domains/treasury/treasury-account.effects.ts';
import { presentAccount } from '../../../../src/domains/treasury/treasury-account.present.ts';
import { presentRule } from '../../../../src/domains/treasury/treasury-rule.present.ts';
import { effects as sweepEffects } from '../../../../src/domains/treasury/treasury-sweep.effects.ts';
import { presentEvent, presentSweep } from '../../../../src/domains/treasury/treasury-sweep.present.ts';
import { reservedIn } from '../../../../src/domains/treasury/treasury-sweep.store.ts';
import { sample as accountSample } from '../treasury-account.sample.ts';
import { sample as sweepSample } from '../treasury-sweep.sample.ts';

const owners = { tenantId: 'ten_1', memberId: 'mem_1', paymentId: '' };
const createdAt = new Date('2026-03-02T09:00:00.000Z');
const completedAt = new Date('2026-03-02T09:05:00.000Z');
const view = { step: 1, now: completedAt, createdAt, updatedAt: createdAt };

const account = {
  machine: 'treasury-account' as const,
  id: 'trs_1',
  status: 'ACTIVE' as const,
  publicStatus: 'ACTIVE' as const,
  ...view,
  context: accountSample.context(owners, 1),
};
const sweep = {
  machine: 'treasury-sweep' as const,
  id: 'swp_1',
  status: 'FAILED' as const,
  publicStatus: 'FAILED' as const,
  ...view,
  context: { ...sweepSample.context(owners, 1), ruleId: 'trl_1', failureReason: 'NONCE_CONFLICT' },
};

describe('audit entries of treasury (B 2.4)', () => {
  it.each([
    ['recordCreation', 'created'],
    ['recordActivation', 'activated'],
    ['recordFailure', 'failed'],
  ] as const)('record for an account: %s', (effect, action) => {
    const [owner] = account.context.owners;
    expect(accountEffects[effect](account, undefined as never)).toEqual([
      {
        kind: 'audit',
        action: `treasury_account.${action}`,
        resourceId: 'trs_1',
        tenantId: 'ten_1',
        data: { name: 'Sample 1', threshold: 1, owners: [owner?.address] },
      },
    ]);
  });

  it.each([
    ['recordProposal', 'proposed'],
    ['recordCompletion', 'completed'],
    ['recordFailure', 'failed'],
    ['recordCancellation', 'canceled'],
  ] as const)('record for a sweep: %s (R352)', (effect, action) => {
    const { accountId, ruleId, sourceBucketId, destBucketId, amountBaseUnits, paymentId, failureReason } =
      sweep.context;
    expect(sweepEffects[effect](sweep, undefined as never)).toEqual([
      {
        kind: 'audit',
        action: `treasury_sweep.${action}`,
        resourceId: 'swp_1',
        tenantId: 'ten_1',
        data: { accountId, ruleId, sourceBucketId, destBucketId, amountBaseUnits, paymentId, failureReason },
      },
    ]);
  });
});

describe('presented accounts, sweeps and rules', () => {
  const record = {
    ...sweep.context,
    id: 'swp_1',
    status: 'COMPLETED' as const,
    createdAt,
    completedAt,
    failureReason: null,
  };
  const told = {
    id: 'swp_1',
    accountId: 'trs_sample',
    ruleId: 'trl_1',
    sourceBucketId: 'bkt_sample_0',
    destBucketId: 'bkt_sample_1',
    amountUsd: '1.00',
    paymentId: 'pay_sample_1',
    status: 'COMPLETED',
    failureReason: null,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt.toISOString(),
  };

  it('show a sweep the same in answers and events (D-286)', () => {
    expect(presentSweep(record)).toEqual(told);
    expect(presentSweep({ ...record, completedAt: null })).toEqual({ ...told, completedAt: null });
    const stored = JSON.parse(
      JSON.stringify({ ...record, amountBaseUnits: '1000000', updatedAt: createdAt, publicStatus: 'COMPLETED' }),
    );
    expect(presentEvent(stored, 'ten_1')).toEqual(told);
  });

  const rule = {
    id: 'trl_1',
    tenantId: 'ten_1',
    accountId: 'trs_1',
    type: 'TOP_UP' as const,
    sourceBucketId: 'a',
    destBucketId: 'b',
    thresholdBaseUnits: null,
    targetBaseUnits: 1n,
    intervalSeconds: 60,
    enabled: true,
    lastRunAt: null,
    lastOutcome: null,
    createdAt,
  };

  it('show a rule in its event (D-283)', () => {
    expect(presentRule(rule)).toEqual({
      id: 'trl_1',
      accountId: 'trs_1',
      type: 'TOP_UP',
      sourceBucketId: 'a',
      destBucketId: 'b',
      thresholdUsd: null,
      targetUsd: '0.000001',
      intervalSeconds: 60,
      enabled: true,
      lastRunAt: null,
      lastOutcome: null,
      createdAt: createdAt.toISOString(),
    });
    const ran = presentRule({ ...rule, thresholdBaseUnits: 1n, lastRunAt: completedAt, lastOutcome: 'FAILED' });
    expect(ran).toMatchObject({
      thresholdUsd: '0.000001',
      lastOutcome: 'FAILED',
      lastRunAt: completedAt.toISOString(),
    });
  });

  it('a rule schedules the runner for when it is due on its tenant’s clock, unless it is disabled (D-284)', () => {
    expect(wakeRunner(rule)).toEqual([
      {
        kind: 'enqueue',
        topic: 'treasury.rules',
        payload: { accountId: 'trs_1' },
        key: 'trs_1',
        tenantId: 'ten_1',
        dueAt: new Date('2026-03-02T09:01:00.000Z'),
      },
    ]);
    expect(wakeRunner({ ...rule, enabled: false })).toEqual([]);
  });

  it('a rule finds only buckets of its own account (D-283)', async () => {
    const asked: string[] = [];
    const reads = {
      one: async () => undefined,
      many: async (query: { toString(): string }) => {
        asked.push(query.toString());
        return [{ id: 'a' }, { id: 'b' }] as never;
      },
    };
    const named = (sourceBucketId: string | null, destBucketId: string | null) =>
      areBucketsOf(reads, 'ten_1', 'trs_1', { sourceBucketId, destBucketId });
    expect(await Promise.all([named('a', 'b'), named(null, null), named('b', null)])).toEqual([true, true, true]);
    expect(await Promise.all([named('a', 'c'), named('c', 'b'), named(null, 'c')])).toEqual([false, false, false]);
    expect(asked[0]).toMatch(/"trs_1".*'ten_1'/s);
  });

  it('show a rule with its terms and its runs', () => {
    const { type, sourceBucketId, destBucketId, thresholdBaseUnits, targetBaseUnits, ...rest } = rule;
    expect(ruleRecord({ type, sourceBucketId, destBucketId, thresholdBaseUnits, targetBaseUnits }, rest)).toEqual(rule);
  });

  const bucket = (id: string, more: object = {}) => ({
    id,
    accountId: 'trs_1',
    name: id,
    kind: 'YIELD' as const,
    targetBps: 4000,
    apyBps: null,
    walletId: `w${id}`,
    address: '0x',
    walletStatus: 'DEPLOYED' as const,
    accruedYieldBaseUnits: 5n,
    accruedUntil: createdAt,
    ...more,
  });
  const record2 = { ...account.context, id: 'trs_1', status: 'ACTIVE' as const, createdAt };

  it('show an account with its balances (R341, D-278, D-279, D-280)', () => {
    const buckets = [bucket('a', { apyBps: 0 }), bucket('b')];
    const read = presentAccount(record2, buckets, [3n, 1n]);
    expect(read).toMatchObject({ id: 'trs_1', name: 'Sample 1', chainId: 84532, threshold: 1, status: 'ACTIVE' });
    expect([read.totalUsd, read.createdAt, read.owners]).toEqual([
      ...['0.000004', createdAt.toISOString(), account.context.owners],
    ]);
    expect(read.buckets).toEqual([
      {
        id: 'a',
        name: 'a',
        kind: 'YIELD',
        targetBps: 4000,
        apyBps: 0,
        walletId: 'wa',
        address: '0x',
        walletStatus: 'DEPLOYED',
        balanceUsd: '0.000003',
        shareBps: 7500,
        driftBps: 3500,
        accruedYieldUsd: '0.000005',
        yieldSimulated: true,
      },
      {
        id: 'b',
        name: 'b',
        kind: 'YIELD',
        targetBps: 4000,
        apyBps: null,
        walletId: 'wb',
        address: '0x',
        walletStatus: 'DEPLOYED',
        balanceUsd: '0.000001',
        shareBps: 2500,
        driftBps: -1500,
        accruedYieldUsd: null,
        yieldSimulated: true,
      },
    ]);
  });

  it('show null for an unknown balance (R342, R343)', () => {
    const { totalUsd, buckets } = presentAccount(record2, [bucket('a'), bucket('b')], [3n, null]);
    expect(totalUsd).toBeNull();
    expect(buckets.map(({ balanceUsd, shareBps, driftBps }) => [balanceUsd, shareBps, driftBps])).toEqual([
      ['0.000003', null, null],
      [null, null, null],
    ]);
    expect(presentAccount(record2, [bucket('a')], []).buckets[0]?.balanceUsd).toBeNull();
  });

  it('open sweeps reserve in their source bucket only (D-462)', () => {
    const open = (sourceBucketId: string, destBucketId: string, amountBaseUnits: bigint) => ({
      accountId: 'trs_1',
      sourceBucketId,
      destBucketId,
      amountBaseUnits,
    });
    const sweeps = [open('a', 'b', 1n), open('b', 'a', 2n), open('a', 'b', 4n)];
    expect([reservedIn('a', sweeps), reservedIn('b', sweeps), reservedIn('c', sweeps)]).toEqual([5n, 2n, 0n]);
  });
});
