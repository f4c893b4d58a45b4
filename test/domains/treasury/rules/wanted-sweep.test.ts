import { describe, expect, it } from 'vitest';
import type { RuleTerms } from '../../../../src/domains/treasury/rules/rule-terms.ts';
import { type Holding, judge } from '../../../../src/domains/treasury/rules/wanted-sweep.ts';

const USD = 1_000_000n;
const holdings = (...balances: readonly (bigint | null)[]): Holding[] =>
  balances.map((balance, index) => ({ id: `b${index}`, targetBps: [6000, 2500, 1500][index] ?? 0, balance }));
const between = { sourceBucketId: 'b0', destBucketId: 'b1' };
const wanted = (amountBaseUnits: bigint, [sourceBucketId, destBucketId] = ['b0', 'b1']) => ({
  kind: 'wanted',
  sourceBucketId,
  destBucketId,
  amountBaseUnits,
});

describe('SWEEP_EXCESS (R346, D-285)', () => {
  const rule: RuleTerms = {
    type: 'SWEEP_EXCESS',
    ...between,
    thresholdBaseUnits: 100n * USD,
    targetBaseUnits: null,
  };

  it.each([
    [99_999_999n, { kind: 'idle' }],
    [100_000_000n, { kind: 'idle' }],
    [100_000_001n, wanted(1n)],
    [150_000_000n, wanted(50n * USD)],
    [0n, { kind: 'idle' }],
  ])('sweeps with %i in the source', (source, judgement) => {
    expect(judge(rule, holdings(source, 0n, 0n))).toEqual(judgement);
  });

  it('does not take an unread balance for zero, and needs only the source’s (R354)', () => {
    expect(judge(rule, holdings(null, 0n, 0n))).toEqual({ kind: 'unreadable' });
    expect(judge(rule, holdings(150n * USD, null, null))).toEqual(wanted(50n * USD));
  });

  it('treats a bucket without a reading as unread', () => {
    expect(judge(rule, [])).toEqual({ kind: 'unreadable' });
  });
});

describe('TOP_UP (R347, R348, D-285)', () => {
  const topUp = (thresholdBaseUnits: bigint | null): RuleTerms => ({
    type: 'TOP_UP',
    ...between,
    thresholdBaseUnits,
    targetBaseUnits: 100n * USD,
  });

  it.each([
    [topUp(40n * USD), 500n * USD, 40n * USD, { kind: 'idle' }],
    [topUp(40n * USD), 500n * USD, 40n * USD - 1n, wanted(60n * USD + 1n)],
    [topUp(null), 500n * USD, 100n * USD, { kind: 'idle' }],
    [topUp(null), 500n * USD, 100n * USD - 1n, wanted(1n)],
    [topUp(null), 60n * USD, 40n * USD, wanted(60n * USD)],
    [topUp(null), 60n * USD - 1n, 40n * USD, wanted(60n * USD - 1n)],
    [topUp(null), 60n * USD + 1n, 40n * USD, wanted(60n * USD)],
    [topUp(null), 0n, 40n * USD, wanted(0n)],
    [topUp(null), 0n, 100n * USD, { kind: 'idle' }],
  ])('judges case %#', (rule, source, dest, judgement) => {
    expect(judge(rule, holdings(source, dest, 0n))).toEqual(judgement);
  });

  it('does not take an unread balance for zero, neither of the target nor of the source (R354)', () => {
    expect(judge(topUp(null), holdings(500n * USD, null, 0n))).toEqual({ kind: 'unreadable' });
    expect(judge(topUp(null), holdings(null, 0n, 0n))).toEqual({ kind: 'unreadable' });
    expect(judge(topUp(null), holdings(500n * USD, 0n, null))).toEqual(wanted(100n * USD));
  });
});

describe('REBALANCE_TO_TARGET (R349, D-285)', () => {
  const rule: RuleTerms = {
    type: 'REBALANCE_TO_TARGET',
    sourceBucketId: null,
    destBucketId: null,
    thresholdBaseUnits: null,
    targetBaseUnits: null,
  };
  const of = (targets: readonly number[], ...balances: readonly bigint[]) =>
    judge(
      rule,
      balances.map((balance, index) => ({ id: `b${index}`, targetBps: targets[index] ?? 0, balance })),
    );

  it('moves the lesser of the largest excess and the largest gap', () => {
    expect(judge(rule, holdings(100n * USD, 0n, 0n))).toEqual(wanted(25n * USD));
    expect(judge(rule, holdings(75n * USD, 25n * USD, 0n))).toEqual(wanted(15n * USD, ['b0', 'b2']));
    expect(of([5000, 5000], 0n, 100n * USD)).toEqual(wanted(50n * USD, ['b1', 'b0']));
    // The excess is the lesser: 10 of b0 and 10 of b1 above, 20 of b2 below.
    expect(of([4000, 4000, 2000], 50n * USD, 50n * USD, 0n)).toEqual(wanted(10n * USD, ['b0', 'b2']));
  });

  it('prefers the older of equal buckets', () => {
    expect(of([3000, 3000, 4000], 50n * USD, 50n * USD, 0n)).toEqual(wanted(20n * USD, ['b0', 'b2']));
    expect(of([3000, 3000, 4000], 0n, 0n, 100n * USD)).toEqual(wanted(30n * USD, ['b2', 'b0']));
  });

  it('moves nothing below 1.00', () => {
    expect(of([5000, 5000], 51n * USD, 49n * USD)).toEqual(wanted(USD));
    expect(of([5000, 5000], 51n * USD - 1n, 49n * USD + 1n)).toEqual({ kind: 'idle' });
    // 0.9999995 on either side.
    expect(of([5000, 5000], 51n * USD - 1n, 49n * USD)).toEqual({ kind: 'idle' });
  });

  it('rounds once, downwards', () => {
    // A third of 10.00 is 3.333333…; with 3333 bps the distance is 3.3330 of 10.00.
    expect(of([6667, 3333], 10n * USD, 0n)).toEqual(wanted(3_333_000n));
    expect(of([6667, 3333], 10n * USD + 1n, 0n)).toEqual(wanted(3_333_000n));
    expect(of([6667, 3333], 10n * USD + 4n, 0n)).toEqual(wanted(3_333_001n));
  });

  it('leaves money without a target where it is', () => {
    expect(of([5000, 0], 100n * USD, 0n)).toEqual({ kind: 'idle' });
    expect(of([5000, 2000], 100n * USD, 0n)).toEqual(wanted(20n * USD));
    expect(of([0], 100n * USD)).toEqual({ kind: 'idle' });
    expect(of([5000, 5000], 0n, 0n)).toEqual({ kind: 'idle' });
  });

  it('does not take an unread balance for zero, whichever bucket it is (R354)', () => {
    for (const at of [0, 1, 2]) {
      const balances = [100n * USD, 0n, 0n].map((balance, index) => (index === at ? null : balance));
      expect(judge(rule, holdings(...balances)), String(at)).toEqual({ kind: 'unreadable' });
    }
  });

  it('moves nothing in an account without buckets', () => {
    expect(judge(rule, [])).toEqual({ kind: 'idle' });
  });
});
