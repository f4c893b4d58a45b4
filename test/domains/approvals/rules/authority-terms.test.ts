import { describe, expect, test } from 'vitest';
import { changedTerms, NO_TERMS, newTerms } from '../../../../src/domains/approvals/rules/authority-terms.ts';
import { terms, USD } from './facts.ts';

const faults = (result: unknown) => (Array.isArray(result) ? result : []);
const paths = (result: unknown) => faults(result).map(({ path, rule }) => `${path} ${rule}`);

describe('the terms of a grant', () => {
  test('give each field that is left out its default (R087, D-201)', () => {
    expect(newTerms({ allowedActions: ['payment.create', 'payment.approve', 'payment.create'] })).toEqual(
      terms({ allowedActions: ['payment.approve', 'payment.create'] }),
    );
    expect(newTerms({ allowedActions: ['policy.manage'], perTxLimitUsd: '1.5', approvalWeight: 7 })).toMatchObject({
      perTxLimitBaseUnits: 1_500_000n,
      approvalWeight: 7,
    });
  });

  test('keep an absent field, and lose an amount for null and nothing else (D-203)', () => {
    const before = terms({
      perTxLimitBaseUnits: 5n,
      dailyLimitBaseUnits: 6n,
      monthlyLimitBaseUnits: 7n,
      countersignAboveBaseUnits: 8n,
      allowedAssets: ['USDC'],
      requiresCountersignature: true,
      approvalWeight: 9,
    });
    expect(changedTerms(before, {})).toEqual(before);
    expect(changedTerms(before, { perTxLimitUsd: null, countersignAboveUsd: null })).toEqual({
      ...before,
      perTxLimitBaseUnits: null,
      countersignAboveBaseUnits: null,
    });
    expect(
      changedTerms(before, { allowedAssets: [], requiresCountersignature: false, approvalWeight: 1 }),
    ).toMatchObject({ allowedAssets: [], requiresCountersignature: false, approvalWeight: 1 });
    for (const list of ['allowedCurrencies', 'allowedAssets', 'allowedChains', 'allowedDestinationIds'] as const) {
      expect(changedTerms(before, { [list]: ['x'] })).toEqual({ ...before, [list]: ['x'] });
    }
  });

  test('refuse an inverted pair of limits, and accept an equal one (D-201)', () => {
    const three = (tx: string, daily: string, monthly: string) =>
      paths(changedTerms(NO_TERMS, { perTxLimitUsd: tx, dailyLimitUsd: daily, monthlyLimitUsd: monthly }));
    expect(three('1', '1', '1')).toEqual([]);
    expect(three('1.000001', '1', '1')).toEqual(['/body/perTxLimitUsd order']);
    expect(three('1', '1.000001', '1')).toEqual(['/body/dailyLimitUsd order']);
    expect(three('3', '2', '1')).toEqual(['/body/perTxLimitUsd order', '/body/dailyLimitUsd order']);
    expect(paths(changedTerms(NO_TERMS, { perTxLimitUsd: '2', monthlyLimitUsd: '1' }))).toEqual([]);
    // Against what stands already.
    expect(paths(changedTerms(terms({ dailyLimitBaseUnits: 5n * USD }), { perTxLimitUsd: '6' }))).toHaveLength(1);
    expect(
      paths(changedTerms(terms({ dailyLimitBaseUnits: 5n * USD }), { perTxLimitUsd: '6', dailyLimitUsd: null })),
    ).toEqual([]);
  });

  test('report each malformed amount by its name (R088, D-048)', () => {
    const all = { perTxLimitUsd: '0', dailyLimitUsd: '0.0', monthlyLimitUsd: '1000000001', countersignAboveUsd: '0' };
    expect(paths(newTerms({ allowedActions: ['payment.create'], ...all }))).toEqual(
      Object.keys(all).map((field) => `/body/${field} usd`),
    );
  });

  test('say what would be right, and compare two amounts only when both are well-formed', () => {
    const limits = { perTxLimitUsd: '3', dailyLimitUsd: '2', monthlyLimitUsd: '1' };
    expect(changedTerms(NO_TERMS, limits)).toEqual([
      { path: '/body/perTxLimitUsd', message: 'must not be above dailyLimitUsd', rule: 'order' },
      { path: '/body/dailyLimitUsd', message: 'must not be above monthlyLimitUsd', rule: 'order' },
    ]);
    expect(changedTerms(NO_TERMS, { ...limits, monthlyLimitUsd: '0' })).toEqual([
      { path: '/body/monthlyLimitUsd', message: 'must be above zero and at most 1000000000', rule: 'usd' },
    ]);
  });
});
