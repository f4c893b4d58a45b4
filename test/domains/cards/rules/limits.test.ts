import { describe, expect, it } from 'vitest';
import { amountOf } from '../../../../src/domains/cards/rules/amount.ts';
import { limitChanges, newLimits, raisesLimits } from '../../../../src/domains/cards/rules/limits.ts';

describe('limits as they are sent (B 4.2, D-266)', () => {
  it('are absent on a new card unless sent, and do not include its agent (R318, R319, R320)', () => {
    const none = {
      perTransactionBaseUnits: null,
      dailyBaseUnits: null,
      weeklyBaseUnits: null,
      monthlyBaseUnits: null,
      blockedMcc: [],
      allowedMcc: null,
    };
    expect(newLimits({})).toEqual(none);
    expect(newLimits({ agentId: 'agt_1' })).toEqual(none);
    expect(newLimits({ dailyUsd: null, blockedMcc: null, allowedMcc: null })).toEqual(none);
    expect(newLimits({ weeklyUsd: '1.5', allowedMcc: ['58'] })).toEqual({
      ...none,
      weeklyBaseUnits: 1_500_000n,
      allowedMcc: ['58'],
    });
  });

  it('change only when they are sent (R446)', () => {
    expect(limitChanges({})).toEqual({});
    expect(limitChanges({ perTransactionUsd: '1' })).toEqual({ perTransactionBaseUnits: 1_000_000n });
    expect(limitChanges({ dailyUsd: '2' })).toEqual({ dailyBaseUnits: 2_000_000n });
    expect(limitChanges({ weeklyUsd: '3' })).toEqual({ weeklyBaseUnits: 3_000_000n });
    expect(limitChanges({ monthlyUsd: '0.000001' })).toEqual({ monthlyBaseUnits: 1n });
  });

  it('are cleared by null; lists are replaced, sorted, each entry once (R447, R448)', () => {
    expect(limitChanges({ perTransactionUsd: null, dailyUsd: null, weeklyUsd: null, monthlyUsd: null })).toEqual({
      perTransactionBaseUnits: null,
      dailyBaseUnits: null,
      weeklyBaseUnits: null,
      monthlyBaseUnits: null,
    });
    expect(limitChanges({ blockedMcc: null, allowedMcc: null })).toEqual({ blockedMcc: [], allowedMcc: null });
    expect(limitChanges({ blockedMcc: ['60', '58', '60', '5814'], allowedMcc: [] })).toEqual({
      blockedMcc: ['58', '5814', '60'],
      allowedMcc: null,
    });
    expect(limitChanges({ allowedMcc: ['7', '58', '7'] })).toEqual({ allowedMcc: ['58', '7'] });
  });

  it('throw for a text that is no amount', () => {
    for (const dailyUsd of ['0', '-1', 'x', '']) expect(() => limitChanges({ dailyUsd })).toThrow(/no amount/);
    expect(() => amountOf('1.0000001')).toThrow('1.0000001 is no amount');
    expect(amountOf('1.000001')).toBe(1_000_001n);
  });
});

describe('a change of limits that lets a card draw more (D-520)', () => {
  const present = {
    perTransactionBaseUnits: 5n,
    dailyBaseUnits: 5n,
    weeklyBaseUnits: 5n,
    monthlyBaseUnits: 5n,
    blockedMcc: ['58', '6011'],
    allowedMcc: ['54', '5812'],
  };
  const amounts = ['perTransactionBaseUnits', 'dailyBaseUnits', 'weeklyBaseUnits', 'monthlyBaseUnits'] as const;

  it.each(amounts)('%s: a higher limit, or its removal', (amount) => {
    const raises = (from: bigint | null, to: bigint | null): boolean =>
      raisesLimits({ ...present, [amount]: from }, { ...present, [amount]: to });
    expect([raises(5n, 6n), raises(5n, null)]).toEqual([true, true]);
    expect([raises(5n, 5n), raises(5n, 4n), raises(null, 4n), raises(null, null)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    [['58', '6011'], false],
    [['5', '6011', '7'], false],
    [['58', '60'], false],
    [['5812', '6011'], true],
    [['58'], true],
    [[], true],
  ])('blocked codes become %j: %s', (blockedMcc, isRaised) => {
    expect(raisesLimits(present, { ...present, blockedMcc })).toBe(isRaised);
  });

  it.each([
    [['54', '5812'], false],
    [['5411', '5812'], false],
    [['54'], false],
    [['54', '581'], true],
    [['54', '5812', '7'], true],
    [null, true],
  ])('allowed codes become %j: %s', (allowedMcc, isRaised) => {
    expect(raisesLimits(present, { ...present, allowedMcc })).toBe(isRaised);
  });

  it('is no change of the allowed codes when all codes were allowed before', () => {
    for (const allowedMcc of [['54'], null])
      expect(raisesLimits({ ...present, allowedMcc: null }, { ...present, allowedMcc })).toBe(false);
  });
});
