import { describe, expect, it, test } from 'vitest';
import { declineReason, type Funds, type UseFacts } from '../../../../src/domains/cards/rules/decide-use.ts';

const UNLIMITED: UseFacts['limits'] = {
  perTransactionBaseUnits: null,
  dailyBaseUnits: null,
  weeklyBaseUnits: null,
  monthlyBaseUnits: null,
  blockedMcc: [],
  allowedMcc: null,
};
const facts = (more: Partial<UseFacts> = {}): UseFacts => ({
  status: 'active',
  isAgentSuspended: false,
  limits: UNLIMITED,
  spent: { dailyBaseUnits: 0n, weeklyBaseUnits: 0n, monthlyBaseUnits: 0n },
  rulings: [],
  funds: { kind: 'unchecked' },
  ...more,
});
const use = (amountBaseUnits = 10n, mcc: string | null = null) => ({ amountBaseUnits, mcc });
const limited = (limits: Partial<UseFacts['limits']>) => ({ limits: { ...UNLIMITED, ...limits } });

type Ruling = UseFacts['rulings'][number];
/** A policy whose rules of these names fail. */
const ruling = (enforced: boolean, ...failed: string[]): Ruling =>
  ({
    verdict: { kind: failed.length > 0 && enforced ? 'denied' : 'allowed' },
    decision: {
      enforced,
      ruleTrace: [
        { rule: 'PER_TXN_LIMIT', result: 'pass', detail: '' },
        { rule: 'DAILY_CAP', result: 'skip', detail: '' },
        ...failed.map((rule) => ({ rule, result: 'fail', detail: '' })),
      ],
    },
  }) as unknown as Ruling;

const RULES = ['MCC_BLOCKED', 'MCC_NOT_ALLOWED', 'PER_TXN_LIMIT', 'DAILY_CAP', 'WEEKLY_CAP', 'MONTHLY_CAP'] as const;

describe('what declines a use of a card (D-270)', () => {
  it('accepts a use without limits, policies and a multisig (R318, R320)', () => {
    expect(declineReason(use(10n ** 15n, '5814'), facts())).toBeNull();
  });

  test.each([
    ['perTransactionBaseUnits', 'PER_TXN_LIMIT', 0n],
    ['dailyBaseUnits', 'DAILY_CAP', 4n],
    ['weeklyBaseUnits', 'WEEKLY_CAP', 4n],
    ['monthlyBaseUnits', 'MONTHLY_CAP', 4n],
  ] as const)('%s: passes one below and equal, and declines one above (R327, R473)', (limit, reason, before) => {
    const spent = { ...facts().spent, ...(before > 0n && { [limit]: before }) };
    const at = (amount: bigint) => declineReason(use(amount), facts({ ...limited({ [limit]: 10n }), spent }));
    expect([at(9n - before), at(10n - before), at(11n - before)]).toEqual([null, null, reason]);
  });

  it('compares each cap with its own window', () => {
    const spent = { dailyBaseUnits: 1n, weeklyBaseUnits: 2n, monthlyBaseUnits: 3n };
    const caps = limited({ dailyBaseUnits: 11n, weeklyBaseUnits: 12n, monthlyBaseUnits: 13n });
    expect(declineReason(use(10n), facts({ ...caps, spent }))).toBeNull();
    expect(declineReason(use(11n), facts({ ...caps, spent }))).toBe('DAILY_CAP');
  });

  test.each([
    ['blocked', { blockedMcc: ['58'] }, '5814', 'MCC_BLOCKED'],
    ['blocked whole', { blockedMcc: ['5814'] }, '5814', 'MCC_BLOCKED'],
    ['blocked, another', { blockedMcc: ['814', '14'] }, '5814', null],
    ['allowed', { allowedMcc: ['58'] }, '5814', null],
    ['not allowed', { allowedMcc: ['57', '814'] }, '5814', 'MCC_NOT_ALLOWED'],
    ['on both lists', { blockedMcc: ['5814'], allowedMcc: ['58'] }, '5814', 'MCC_BLOCKED'],
    ['not told, blocked', { blockedMcc: ['58'] }, null, null],
    ['not told, not allowed', { allowedMcc: ['58'] }, null, null],
  ] as const)('judges a category that is %s (R328, D-267)', (_, limits, mcc, reason) => {
    expect(declineReason(use(1n, mcc), facts(limited(limits)))).toBe(reason);
  });

  test.each(RULES)('declines with %s when a policy enforces it (R467)', (rule) => {
    expect(declineReason(use(), facts({ rulings: [ruling(true, rule)] }))).toBe(rule);
    expect(declineReason(use(), facts({ rulings: [ruling(true), ruling(true, rule)] }))).toBe(rule);
    expect(declineReason(use(), facts({ rulings: [ruling(false, rule)] }))).toBeNull();
  });

  test.each(['COUNTERPARTY_BLOCKED', 'COUNTERPARTY_NOT_ALLOWED'])('declines %s as POLICY_DENIED', (rule) => {
    expect(declineReason(use(), facts({ rulings: [ruling(true, rule)] }))).toBe('POLICY_DENIED');
    expect(declineReason(use(), facts({ rulings: [ruling(false, rule)] }))).toBeNull();
  });

  it('accepts a use without a policy, or with one that does not apply', () => {
    expect(declineReason(use(), facts({ rulings: [{ verdict: { kind: 'allowed' }, decision: null }] }))).toBeNull();
  });

  it('declines a frozen card before anything else, and then an unavailable policy', () => {
    const rulings = [
      { verdict: { kind: 'unavailable' as const }, decision: null },
      ruling(true, 'COUNTERPARTY_BLOCKED'),
    ];
    const limits = limited({ perTransactionBaseUnits: 1n, blockedMcc: ['58'] });
    expect(declineReason(use(10n, '5814'), facts({ status: 'inactive', rulings, ...limits }))).toBe('CARD_INACTIVE');
    expect(declineReason(use(10n, '5814'), facts({ rulings, ...limits }))).toBe('POLICY_UNAVAILABLE');
  });

  it('names the first failed check in the order of card and policy (R297)', () => {
    const all = limited({
      perTransactionBaseUnits: 1n,
      dailyBaseUnits: 1n,
      weeklyBaseUnits: 1n,
      monthlyBaseUnits: 1n,
      blockedMcc: ['58'],
      allowedMcc: ['57'],
    });
    const funds: Funds = { kind: 'read', availableBaseUnits: 0n };
    const first = (...failed: string[]) =>
      declineReason(use(10n, '5814'), facts({ ...all, funds, rulings: [ruling(true, ...failed)] }));
    expect(first('COUNTERPARTY_BLOCKED')).toBe('POLICY_DENIED');
    expect(first()).toBe('MCC_BLOCKED');
    for (const [index, rule] of RULES.entries()) {
      const rulings = [ruling(true, ...RULES.slice(index).toReversed())];
      expect(declineReason(use(10n, '5814'), facts({ funds, rulings }))).toBe(rule);
    }
    expect(declineReason(use(10n), facts({ funds }))).toBe('INSUFFICIENT_MULTISIG_BALANCE');
  });

  test.each([
    ['nothing is known', { kind: 'unread' }, 1n, 'INSUFFICIENT_MULTISIG_BALANCE'],
    ['less than all', { kind: 'read', availableBaseUnits: 10n }, 9n, null],
    ['all', { kind: 'read', availableBaseUnits: 10n }, 10n, null],
    ['one more', { kind: 'read', availableBaseUnits: 10n }, 11n, 'INSUFFICIENT_MULTISIG_BALANCE'],
    ['already overdrawn', { kind: 'read', availableBaseUnits: -1n }, 1n, 'INSUFFICIENT_MULTISIG_BALANCE'],
    ['nothing is checked', { kind: 'unchecked' }, 10n ** 15n, null],
  ] as const)('judges the multisig’s money: %s (R329, R559, D-274)', (_, funds, amount, reason) => {
    expect(declineReason(use(amount), facts({ funds }))).toBe(reason);
  });
});
