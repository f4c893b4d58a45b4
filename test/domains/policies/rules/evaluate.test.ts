import { describe, expect, it } from 'vitest';
import type { PolicyDocument, PolicyIr, PolicyRuleName } from '../../../../generated/contract/schemas.ts';
import { compilePolicy } from '../../../../src/domains/policies/rules/compile.ts';
import { addsUp, evaluate, type Spend } from '../../../../src/domains/policies/rules/evaluate.ts';
import { RULE_NAMES } from '../../../../src/domains/policies/rules/rule-names.ts';

const A = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const B = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
const C = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';

const paying = (spend: Partial<Spend> = {}): Spend => ({
  amountBaseUnits: 25_000_000n,
  mcc: null,
  counterparty: null,
  ...spend,
});
const judged = (document: PolicyDocument, spend: Partial<Spend> = {}) =>
  evaluate(compilePolicy(document).ir, paying(spend));
/** `pass not on the list` of one rule. */
const told = (rule: PolicyRuleName, document: PolicyDocument, spend: Partial<Spend> = {}): string => {
  const found = judged(document, spend).ruleTrace.find((trace) => trace.rule === rule);
  return `${found?.result} ${found?.detail}`;
};

describe('the verdict (R371, D-304)', () => {
  it('allows everything for an empty policy, and still traces all rules in their order', () => {
    expect(judged({})).toEqual({
      allow: true,
      reason: null,
      ruleTrace: RULE_NAMES.map((rule) => ({ rule, result: 'skip', detail: 'not configured' })),
    });
    expect(judged({}, { mcc: '7995', counterparty: A }).allow).toBe(true);
  });

  it('has the first failing rule as its reason, and evaluates the rules behind it too (R372, R374)', () => {
    const { allow, reason, ruleTrace } = judged(
      {
        limits: { perTransactionUsd: '10', dailyUsd: '100', weeklyUsd: '20', rollingMonthlyUsd: '24' },
        mcc: { blocked: ['58'] },
        counterparties: { blocked: [A], allowed: [B] },
      },
      { mcc: '5812', counterparty: C },
    );
    expect({ allow, reason }).toEqual({ allow: false, reason: 'COUNTERPARTY_NOT_ALLOWED' });
    expect(ruleTrace.map(({ rule, result }) => `${rule} ${result}`)).toEqual([
      'COUNTERPARTY_BLOCKED pass',
      'COUNTERPARTY_NOT_ALLOWED fail',
      'MCC_BLOCKED fail',
      'MCC_NOT_ALLOWED skip',
      'PER_TXN_LIMIT fail',
      'DAILY_CAP pass',
      'WEEKLY_CAP fail',
      'MONTHLY_CAP skip',
      'ROLLING_DAILY_CAP skip',
      'ROLLING_MONTHLY_CAP fail',
    ]);
  });

  it.each([
    ['COUNTERPARTY_BLOCKED', { counterparties: { blocked: [A] } }],
    ['COUNTERPARTY_NOT_ALLOWED', { counterparties: { allowed: [B] } }],
    ['MCC_BLOCKED', { mcc: { blocked: ['7995'] } }],
    ['MCC_NOT_ALLOWED', { mcc: { allowed: ['5812'] } }],
    ['PER_TXN_LIMIT', { limits: { perTransactionUsd: '24.999999' } }],
    ['DAILY_CAP', { limits: { dailyUsd: '24.999999' } }],
    ['WEEKLY_CAP', { limits: { weeklyUsd: '24.999999' } }],
    ['MONTHLY_CAP', { limits: { monthlyUsd: '24.999999' } }],
    ['ROLLING_DAILY_CAP', { limits: { rollingDailyUsd: '24.999999' } }],
    ['ROLLING_MONTHLY_CAP', { limits: { rollingMonthlyUsd: '24.999999' } }],
  ] satisfies [PolicyRuleName, PolicyDocument][])('is a denial when only %s fails', (reason, document) => {
    expect(judged(document, { mcc: '7995', counterparty: A })).toMatchObject({ allow: false, reason });
  });
});

describe('counterparties (R364, R373, R375)', () => {
  it('deny a blocked counterparty, and allow others', () => {
    const document = { counterparties: { blocked: [A] } };
    expect(told('COUNTERPARTY_BLOCKED', document, { counterparty: A })).toBe('fail on the list');
    expect(told('COUNTERPARTY_BLOCKED', document, { counterparty: A.toLowerCase() })).toBe('fail on the list');
    expect(told('COUNTERPARTY_BLOCKED', document, { counterparty: B })).toBe('pass not on the list');
    expect(told('COUNTERPARTY_NOT_ALLOWED', document, { counterparty: A })).toBe('skip not configured');
  });

  it('deny everyone who is not on the allowlist', () => {
    const document = { counterparties: { allowed: [B] } };
    expect(told('COUNTERPARTY_NOT_ALLOWED', document, { counterparty: B })).toBe('pass on the list');
    expect(told('COUNTERPARTY_NOT_ALLOWED', document, { counterparty: A })).toBe('fail not on the list');
  });

  it('are not judged without lists', () => {
    const document = { counterparties: { blocked: [A], allowed: [B] } };
    for (const rule of ['COUNTERPARTY_BLOCKED', 'COUNTERPARTY_NOT_ALLOWED'] as const) {
      expect(told(rule, document)).toBe('skip no counterparty supplied');
    }
    expect(judged(document).allow).toBe(true);
  });
});

describe('merchant categories (R375, R472, D-305)', () => {
  const document = { mcc: { blocked: ['60', '799'], allowed: ['5812', '60'] } };
  it.each([
    ['6051', 'fail 6051 is on the list', 'pass 6051 is on the list'],
    ['7995', 'fail 7995 is on the list', 'fail 7995 is not on the list'],
    ['7985', 'pass 7985 is not on the list', 'fail 7985 is not on the list'],
    ['5812', 'pass 5812 is not on the list', 'pass 5812 is on the list'],
    // It is the beginning that counts.
    ['1260', 'pass 1260 is not on the list', 'fail 1260 is not on the list'],
  ])('%s matches every list entry that it begins with', (mcc, blocked, allowed) => {
    expect(told('MCC_BLOCKED', document, { mcc })).toBe(blocked);
    expect(told('MCC_NOT_ALLOWED', document, { mcc })).toBe(allowed);
  });

  it('deny a category on both lists, and do not judge a payment without a category (D-306)', () => {
    expect(judged(document, { mcc: '6051' })).toMatchObject({ allow: false, reason: 'MCC_BLOCKED' });
    expect(told('MCC_BLOCKED', document)).toBe('skip no mcc supplied');
    expect(told('MCC_NOT_ALLOWED', document)).toBe('skip no mcc supplied');
  });
});

describe('amounts (R476, D-304)', () => {
  it.each([
    ['PER_TXN_LIMIT', 'perTransactionUsd', ''],
    ['DAILY_CAP', 'dailyUsd', ', of this payment alone'],
    ['WEEKLY_CAP', 'weeklyUsd', ', of this payment alone'],
    ['MONTHLY_CAP', 'monthlyUsd', ', of this payment alone'],
    ['ROLLING_DAILY_CAP', 'rollingDailyUsd', ''],
    ['ROLLING_MONTHLY_CAP', 'rollingMonthlyUsd', ''],
  ] as const)('%s allows the limit itself, and not one base unit more', (rule, name, alone) => {
    const document = { limits: { [name]: '500.00' } };
    const at = (amountBaseUnits: bigint): string => told(rule, document, { amountBaseUnits });
    expect(at(499_999_999n)).toBe(`pass 499.999999 USD is at most 500.00 USD${alone}`);
    expect(at(500_000_000n)).toBe(`pass 500.00 USD is at most 500.00 USD${alone}`);
    expect(at(500_000_001n)).toBe(`fail 500.000001 USD is above 500.00 USD${alone}`);
  });

  it('have no limit without a price in USD, while the payee is still judged (D-261)', () => {
    const document = { limits: { perTransactionUsd: '1' }, counterparties: { blocked: [A] } };
    expect(told('PER_TXN_LIMIT', document, { amountBaseUnits: null })).toBe('skip the amount has no USD value');
    expect(judged(document, { amountBaseUnits: null, counterparty: A }).reason).toBe('COUNTERPARTY_BLOCKED');
  });

  it('give the same verdict when asked again (R477)', () => {
    const document = { limits: { dailyUsd: '30' } };
    const verdicts = [1, 2, 3].map(() => judged(document));
    expect(verdicts[1]).toEqual(verdicts[0]);
    expect(verdicts[2]).toMatchObject({ allow: true });
  });
});

describe('amounts spent before count towards the caps, each within its own window (B 4.6)', () => {
  const USD = 1_000_000n;
  const intervals = { dailyBaseUnits: 1n * USD, weeklyBaseUnits: 2n * USD, monthlyBaseUnits: 3n * USD };
  const rolling = { dailyBaseUnits: 4n * USD, monthlyBaseUnits: 5n * USD };
  const caps = { perTransactionUsd: '25', dailyUsd: '26', weeklyUsd: '27', monthlyUsd: '28' };
  const limits = { ...caps, rollingDailyUsd: '29', rollingMonthlyUsd: '30' };
  const { ir } = compilePolicy({ limits });
  const told = (amountBaseUnits: bigint) =>
    evaluate(ir, paying({ amountBaseUnits }), { intervals, rolling })
      .ruleTrace.slice(4)
      .map(({ rule, result, detail }) => `${rule} ${result}: ${detail}`);

  it('a cap allows its own amount, and not one base unit more', () => {
    expect(told(25n * USD)).toEqual([
      'PER_TXN_LIMIT pass: 25.00 USD is at most 25.00 USD',
      'DAILY_CAP pass: 25.00 on top of 1.00 USD is at most 26.00 USD',
      'WEEKLY_CAP pass: 25.00 on top of 2.00 USD is at most 27.00 USD',
      'MONTHLY_CAP pass: 25.00 on top of 3.00 USD is at most 28.00 USD',
      'ROLLING_DAILY_CAP pass: 25.00 on top of 4.00 USD is at most 29.00 USD',
      'ROLLING_MONTHLY_CAP pass: 25.00 on top of 5.00 USD is at most 30.00 USD',
    ]);
    expect(told(25n * USD + 1n)).toEqual([
      'PER_TXN_LIMIT fail: 25.000001 USD is above 25.00 USD',
      'DAILY_CAP fail: 25.000001 on top of 1.00 USD is above 26.00 USD',
      'WEEKLY_CAP fail: 25.000001 on top of 2.00 USD is above 27.00 USD',
      'MONTHLY_CAP fail: 25.000001 on top of 3.00 USD is above 28.00 USD',
      'ROLLING_DAILY_CAP fail: 25.000001 on top of 4.00 USD is above 29.00 USD',
      'ROLLING_MONTHLY_CAP fail: 25.000001 on top of 5.00 USD is above 30.00 USD',
    ]);
  });

  it('interval caps judge one payment alone, and rolling caps add up (D-528)', () => {
    const { ruleTrace } = evaluate(ir, paying({ amountBaseUnits: 26n * USD }), { rolling });
    expect(ruleTrace.slice(5).map(({ rule, result, detail }) => `${rule} ${result}: ${detail}`)).toEqual([
      'DAILY_CAP pass: 26.00 USD is at most 26.00 USD, of this payment alone',
      'WEEKLY_CAP pass: 26.00 USD is at most 27.00 USD, of this payment alone',
      'MONTHLY_CAP pass: 26.00 USD is at most 28.00 USD, of this payment alone',
      'ROLLING_DAILY_CAP fail: 26.00 on top of 4.00 USD is above 29.00 USD',
      'ROLLING_MONTHLY_CAP fail: 26.00 on top of 5.00 USD is above 30.00 USD',
    ]);
  });

  it.each([
    [{ rollingDailyUsd: '1' }, true],
    [{ rollingMonthlyUsd: '1' }, true],
    [{ dailyUsd: '1', monthlyUsd: '1' }, false],
    [{}, false],
  ])('a policy with the limits %j adds up spending: %s', (given, is) => {
    expect(addsUp(compilePolicy({ limits: given }).ir)).toBe(is);
  });
});

describe('a compiled policy of an unknown form', () => {
  const daily = { rule: 'DAILY_CAP', maxBaseUnits: '1' } as const;
  it.each([
    ['another form', { schemaVersion: 2, rules: [] }],
    ['another rule', { schemaVersion: 1, rules: [{ rule: 'HOURLY_CAP', maxBaseUnits: '1' }] }],
    ['a rule twice', { schemaVersion: 1, rules: [daily, { ...daily, maxBaseUnits: '9' }] }],
    ['no number', { schemaVersion: 1, rules: [{ ...daily, maxBaseUnits: 'much' }] }],
    ['no list', { schemaVersion: 1, rules: [{ rule: 'COUNTERPARTY_BLOCKED' }] }],
  ])('throws for %s', (_, ir) => {
    expect(() => evaluate(ir as unknown as PolicyIr, paying({ counterparty: A }))).toThrow();
  });
});

describe('the cost of an evaluation', () => {
  it('is below a millisecond of CPU for a policy with 1000 addresses on each list', () => {
    const addresses = (from: number) =>
      Array.from({ length: 1000 }, (_, n) => `0x${(from + n).toString(16).padStart(40, '0')}`);
    const { ir } = compilePolicy({ counterparties: { blocked: addresses(0), allowed: addresses(5000) } });
    const spend = paying({ counterparty: addresses(5999)[0] ?? '' });
    const ROUNDS = 500;
    const measure = (): number => {
      const before = process.cpuUsage();
      for (let round = 0; round < ROUNDS; round += 1) evaluate(ir, spend);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / ROUNDS;
    };
    // The quickest of some: other work of the machine is no cost of ours.
    const best = Math.min(...Array.from({ length: 5 }, measure));
    expect(best).toBeLessThan(1);
  });
});
