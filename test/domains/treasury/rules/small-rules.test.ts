import { describe, expect, it } from 'vitest';
import { dueAt, firstDue, isDue } from '../../../../src/domains/treasury/rules/due.ts';
import { accountFaults, repeatedOwner } from '../../../../src/domains/treasury/rules/new-account.ts';
import { type GivenTerms, termFaults } from '../../../../src/domains/treasury/rules/rule-terms.ts';
import { sharesOf } from '../../../../src/domains/treasury/rules/shares.ts';
import {
  midnightOf,
  midnightsBetween,
  nextMidnight,
  yieldOfDay,
} from '../../../../src/domains/treasury/rules/simulated-yield.ts';

const at = (text: string) => new Date(`2026-03-${text}Z`);

describe('shares (R341, R343, D-280)', () => {
  it('are rounded down', () => {
    expect(sharesOf([2n, 1n])).toEqual({ totalBaseUnits: 3n, shareBps: [6666, 3333] });
    expect(sharesOf([9_999n, 1n])).toEqual({ totalBaseUnits: 10_000n, shareBps: [9999, 1] });
    expect(sharesOf([100_000n, 9n])).toEqual({ totalBaseUnits: 100_009n, shareBps: [9999, 0] });
    expect(sharesOf([7n])).toEqual({ totalBaseUnits: 7n, shareBps: [10_000] });
  });

  it('are null while a balance is unknown or all are zero, and the total only while one is unknown', () => {
    expect(sharesOf([5n, null])).toEqual({ totalBaseUnits: null, shareBps: [null, null] });
    expect(sharesOf([0n, 0n])).toEqual({ totalBaseUnits: 0n, shareBps: [null, null] });
  });
});

describe('when a rule is due (R351, D-284, D-462)', () => {
  const rule = { intervalSeconds: 60, lastRunAt: null, createdAt: at('02T09:00:00.000') };

  it.each([
    ['02T09:00:59.999', false],
    ['02T09:01:00.000', true],
    ['02T09:01:00.001', true],
  ])('is due at %s: %s', (now, due) => {
    expect(isDue(rule, at(now))).toBe(due);
  });

  it('counts from the last run, if there was one', () => {
    const ran = { ...rule, lastRunAt: at('02T10:00:00.000') };
    expect(dueAt(ran)).toEqual(at('02T10:01:00.000'));
    expect(isDue(ran, at('02T10:00:59.999'))).toBe(false);
  });

  it('takes the earliest due time of several rules', () => {
    const later = { ...rule, intervalSeconds: 61 };
    expect(firstDue([later, rule])).toEqual(at('02T09:01:00.000'));
    expect(firstDue([])).toBeUndefined();
  });
});

describe('simulated yield (R344, D-282)', () => {
  it('counts midnights, including the exact moment of the last one', () => {
    const from = at('02T00:00:00.000');
    expect(midnightsBetween(from, at('02T23:59:59.999'))).toBe(0);
    expect(midnightsBetween(from, at('03T00:00:00.000'))).toBe(1);
    expect(midnightsBetween(from, at('05T12:00:00.000'))).toBe(3);
    expect(midnightsBetween(at('05T00:00:00.000'), at('02T12:00:00.000'))).toBe(0);
    expect(midnightOf(at('02T23:59:59.999'))).toEqual(from);
    expect(midnightOf(from)).toEqual(from);
    expect(nextMidnight(from)).toEqual(at('03T00:00:00.000'));
    expect(nextMidnight(at('02T23:59:59.999'))).toEqual(at('03T00:00:00.000'));
  });

  it('is balance × apyBps / 10000 / 365 a day, rounded down', () => {
    expect(yieldOfDay(3_650_000n, 1)).toBe(1n);
    expect(yieldOfDay(3_649_999n, 1)).toBe(0n);
    expect(yieldOfDay(365_000_000n, 10_000)).toBe(1_000_000n);
    expect(yieldOfDay(1_000_000_000n, 420)).toBe(115_068n);
    expect(yieldOfDay(1_000_000_000n, 0)).toBe(0n);
  });
});

describe('the terms of a rule (D-283)', () => {
  const excess: GivenTerms = {
    type: 'SWEEP_EXCESS',
    sourceBucketId: 'a',
    destBucketId: 'b',
    thresholdBaseUnits: 5n,
    targetBaseUnits: null,
  };
  const topUp: GivenTerms = { ...excess, type: 'TOP_UP', targetBaseUnits: 5n };
  const rebalance: GivenTerms = {
    type: 'REBALANCE_TO_TARGET',
    sourceBucketId: null,
    destBucketId: null,
    thresholdBaseUnits: null,
    targetBaseUnits: null,
  };

  it.each([excess, topUp, { ...topUp, thresholdBaseUnits: null }, rebalance])('%# are valid', (terms) => {
    expect(termFaults(terms)).toEqual([]);
  });

  it.each<[GivenTerms, string, string]>([
    [{ ...excess, targetBaseUnits: 9n }, 'targetUsd', 'forbidden'],
    [{ ...excess, destBucketId: 'a' }, 'destBucketId', 'distinct'],
    [{ ...topUp, destBucketId: 'a' }, 'destBucketId', 'distinct'],
    [{ ...topUp, thresholdBaseUnits: 6n }, 'thresholdUsd', 'maximum'],
    [{ ...rebalance, sourceBucketId: 'a' }, 'sourceBucketId', 'forbidden'],
    [{ ...rebalance, destBucketId: 'a' }, 'destBucketId', 'forbidden'],
    [{ ...rebalance, thresholdBaseUnits: 1n }, 'thresholdUsd', 'forbidden'],
    [{ ...rebalance, targetBaseUnits: 1n }, 'targetUsd', 'forbidden'],
  ])('%# are refused', (terms, field, rule) => {
    const faults = termFaults(terms);
    expect(faults).toMatchObject([{ path: `/body/${field}`, rule }]);
    expect(faults[0]?.message).toMatch(/^(?:must|may) /);
  });
});

describe('a new account (R336, R339, D-281)', () => {
  const owner = { address: '0x000000000000000000000000000000000000dEaD' };
  const bucket = (name: string, targetBps: number, more: object = {}) => ({
    name,
    kind: 'OPERATING' as const,
    targetBps,
    ...more,
  });
  const order = (more: object) =>
    accountFaults({ name: 'Main', owners: [owner, owner], buckets: [bucket('A', 0)], ...more });

  it.each<object>([
    {},
    { threshold: 2 },
    { buckets: [bucket('A', 4000), bucket('B', 6000)] },
    { buckets: [bucket('A', 0, { kind: 'YIELD', apyBps: 0 })] },
    { buckets: [bucket('A', 1), bucket('a', 1)] },
  ])('takes %j', (more) => {
    expect(order(more)).toEqual([]);
  });

  it.each<[object, string, string]>([
    [{ threshold: 3 }, '/body/threshold', 'maximum'],
    [{ owners: [owner], threshold: 2 }, '/body/threshold', 'maximum'],
    [{ buckets: [bucket('A', 4000), bucket('B', 6001)] }, '/body/buckets', 'sum'],
    [{ buckets: [bucket('A', 0), bucket('B', 0), bucket('A', 0)] }, '/body/buckets/2/name', 'uniqueItems'],
    [{ buckets: [bucket('A', 0, { apyBps: 0 })] }, '/body/buckets/0/apyBps', 'forbidden'],
    [
      { buckets: [bucket('A', 0), bucket('B', 0, { kind: 'RESERVE', apyBps: 1 })] },
      '/body/buckets/1/apyBps',
      'forbidden',
    ],
  ])('refuses %j', (more, path, rule) => {
    const faults = order(more);
    expect(faults).toMatchObject([{ path, rule }]);
    expect(faults[0]?.message).toMatch(/^(?:must|may) /);
  });

  it('reports all faults', () => {
    expect(order({ threshold: 3, buckets: [bucket('A', 9000), bucket('A', 9000)] })).toHaveLength(3);
  });

  it('finds the first repeated owner', () => {
    expect(repeatedOwner(['a', 'b', 'b', 'a'])).toBe(2);
    expect(repeatedOwner(['a', 'b'])).toBeUndefined();
    expect(repeatedOwner(['a', 'a'])).toBe(1);
  });
});
