import { describe, expect, test } from 'vitest';
import { breachedLimit, UNPRICED } from '../../../../src/domains/approvals/rules/spending-limit.ts';
import { gates, terms, USD } from './facts.ts';

const amountUsd = '10.00';
const tenth = 10n * USD;

describe('the limit for which a use of money is refused (D-521)', () => {
  test('is undefined where a payment would pass', () => {
    expect(breachedLimit(gates())).toBeUndefined();
    expect(breachedLimit(gates({ grant: terms({ perTxLimitBaseUnits: tenth }) }))).toBeUndefined();
    expect(
      breachedLimit(gates({ rules: { approvals: [{ aboveUsd: '10', minimumApprovals: 1 }], maximumAmountUsd: '10' } })),
    ).toBeUndefined();
  });

  test.each([
    ['perTxLimitUsd', { perTxLimitBaseUnits: tenth - 1n }, '9.999999'],
    ['dailyLimitUsd', { dailyLimitBaseUnits: tenth - 1n }, '9.999999'],
    ['monthlyLimitUsd', { monthlyLimitBaseUnits: tenth - 1n }, '9.999999'],
    ['countersignAboveUsd', { countersignAboveBaseUnits: tenth - 1n }, '9.999999'],
    ['authorityList', { allowedCurrencies: ['EUR'] }, null],
    ['requiresCountersignature', { requiresCountersignature: true }, null],
    ['perTxLimitUsd', { perTxLimitBaseUnits: USD, dailyLimitBaseUnits: USD }, '1.00'],
  ] as const)('names %s of the grant, or of a withdrawn one', (limit, restriction, limitUsd) => {
    const restricted = terms(restriction as never);
    expect(breachedLimit(gates({ grant: restricted }))).toEqual({ amountUsd, limit, limitUsd });
    expect(breachedLimit(gates({ grant: terms(), withdrawn: [restricted] }))).toEqual({ amountUsd, limit, limitUsd });
  });

  test('is the lowest approval threshold of the policy', () => {
    const rules = {
      approvals: [
        { aboveUsd: '9', minimumApprovals: 2 },
        { aboveUsd: '5', minimumApprovals: 1 },
      ],
    };
    expect(breachedLimit(gates({ rules }))).toEqual({ amountUsd, limit: 'approvals', limitUsd: '5.00' });
  });

  test('is what the policy denies, before what an approval could allow', () => {
    const grant = terms({ perTxLimitBaseUnits: USD });
    const denied = (rules: object) => breachedLimit(gates({ grant, rules }));
    expect(denied({ maximumAmountUsd: '9' })).toEqual({ amountUsd, limit: 'maximumAmountUsd', limitUsd: '9.00' });
    expect(denied({ maximumAmountUsd: '10', allowedAssets: ['USDT'] })).toEqual({
      amountUsd,
      limit: 'paymentPolicy',
      limitUsd: null,
    });
  });

  test('is any limit at all when the use has no amount in USD', () => {
    const payment = { amountBaseUnits: UNPRICED };
    const spent = { dailyBaseUnits: UNPRICED, monthlyBaseUnits: UNPRICED };
    expect(breachedLimit(gates({ payment, spent }))).toBeUndefined();
    const grant = terms({ dailyLimitBaseUnits: 10n ** 15n });
    expect(breachedLimit(gates({ payment, spent, grant }))).toMatchObject({ amountUsd: null, limit: 'dailyLimitUsd' });
  });

  test('is a threshold of zero when an approval is needed and the policy has no rule', () => {
    const initiator = { isActive: false, role: 'FINANCE', approverGroup: null } as const;
    expect(breachedLimit(gates({ initiator }))).toEqual({ amountUsd, limit: 'approvals', limitUsd: '0.00' });
  });
});
