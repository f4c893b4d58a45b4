import { describe, expect, test } from 'vitest';
import type { GateFacts } from '../../../../src/domains/approvals/rules/gate-facts.ts';
import { judgeGates } from '../../../../src/domains/approvals/rules/payment-gates.ts';
import { gates, terms, USD } from './facts.ts';

const NOTHING = {
  isDenied: false,
  authorityLimitExceeded: false,
  lane: null,
  routes: { maximumFeeMinor: null, allowedRails: [] },
  authorityDestinationIds: [],
};
const lane = (facts: Parameters<typeof gates>[0]) => judgeGates(gates(facts)).lane;
const exceeds = (facts: Parameters<typeof gates>[0]) => judgeGates(gates(facts)).authorityLimitExceeded;
const rule = (aboveUsd: string, minimumApprovals: number) => ({ aboveUsd, minimumApprovals });

describe('the gates of an organization', () => {
  test('pass a payment when there is neither a grant nor a policy (D-199)', () => {
    expect(judgeGates(gates())).toEqual(NOTHING);
  });

  test.each(['OWNER', 'ADMIN', 'FINANCE'] as const)('let %s initiate by role only while ACTIVE (D-199)', (role) => {
    expect(exceeds({ initiator: { isActive: true, role, approverGroup: null } })).toBe(false);
    expect(exceeds({ initiator: { isActive: false, role, approverGroup: null } })).toBe(true);
    // A grant speaks for whoever has it.
    expect(exceeds({ initiator: { isActive: false, role, approverGroup: null }, grant: terms() })).toBe(false);
  });

  test.each(['OWNER', 'ADMIN', 'FINANCE', 'MEMBER'] as const)(
    '%s whose grants were all withdrawn has no authority, whatever these allowed (D-516)',
    (role) => {
      const initiator = { isActive: true, role, approverGroup: null };
      expect(judgeGates(gates({ initiator, withdrawn: [terms()] }))).toMatchObject({
        authorityLimitExceeded: true,
        lane: { requiredWeight: 1 },
      });
      const standing = { kind: 'approved', requestId: 'apr_1', requiredWeight: 1 } as const;
      expect(exceeds({ initiator, withdrawn: [terms()], standing })).toBe(false);
    },
  );

  describe('an older grant behind a newer one that was withdrawn (D-516)', () => {
    const older = terms({ perTxLimitBaseUnits: 20n * USD });
    test.each([
      ['perTxLimitBaseUnits', { perTxLimitBaseUnits: 10n * USD }, {}],
      ['a list', { allowedCurrencies: ['EUR'] }, { allowedCurrencies: ['USD'] }],
    ] as const)('allows no more than either in %s', (_, breached, kept) => {
      expect(exceeds({ grant: older, withdrawn: [terms(kept)] })).toBe(false);
      expect(
        exceeds({ grant: older, withdrawn: [terms(breached)], payment: { amountBaseUnits: 10n * USD + 1n } }),
      ).toBe(true);
    });

    test('requires the countersignature that either requires', () => {
      expect(lane({ grant: older, withdrawn: [terms({ requiresCountersignature: true })] })?.requiredWeight).toBe(1);
      const above = terms({ countersignAboveBaseUnits: 9n * USD });
      expect(lane({ grant: older, withdrawn: [above] })?.requiredWeight).toBe(1);
      expect(lane({ grant: older, withdrawn: [terms()] })).toBeNull();
    });

    test('allows the destinations of both, and none when they have none in common', () => {
      const to = (...allowedDestinationIds: string[]) => terms({ allowedDestinationIds });
      const judged = (grant: string[], withdrawn: string[]) =>
        judgeGates(gates({ grant: to(...grant), withdrawn: [to(...withdrawn)] }));
      expect(judged(['dst_a', 'dst_b'], ['dst_b', 'dst_c']).authorityDestinationIds).toEqual(['dst_b']);
      expect(judged([], ['dst_c']).authorityDestinationIds).toEqual(['dst_c']);
      expect(judged(['dst_a'], []).authorityDestinationIds).toEqual(['dst_a']);
      expect(judged(['dst_a'], ['dst_b'])).toMatchObject({ authorityLimitExceeded: true, authorityDestinationIds: [] });
    });
  });

  test('hold each limit against its own sum: the payment’s, the day’s and the month’s (A 2.7, D-210)', () => {
    const spent = { dailyBaseUnits: 20n * USD, monthlyBaseUnits: 30n * USD };
    const within = { perTxLimitBaseUnits: 10n * USD, dailyLimitBaseUnits: 20n * USD, monthlyLimitBaseUnits: 30n * USD };
    const grant = terms({ ...within, countersignAboveBaseUnits: 10n * USD });
    expect(judgeGates(gates({ grant, spent }))).toMatchObject({ authorityLimitExceeded: false, lane: null });
    for (const [limit, most] of Object.entries(within))
      expect(exceeds({ grant: terms({ ...within, [limit]: most - 1n }), spent }), limit).toBe(true);
    expect(lane({ grant: terms({ countersignAboveBaseUnits: 10n * USD - 1n }), spent })?.requiredWeight).toBe(1);
  });

  test.each(['MEMBER', 'VIEWER'] as const)('requires a grant of a %s, and an approval without one (R284)', (role) => {
    const initiator = { isActive: true, role, approverGroup: 'sales' };
    expect(judgeGates(gates({ initiator }))).toMatchObject({
      authorityLimitExceeded: true,
      lane: { requiredWeight: 1, approvalGroup: 'sales', open: null },
    });
    expect(exceeds({ initiator, grant: terms() })).toBe(false);
    expect(judgeGates(gates({ initiator: null }))).toMatchObject({
      authorityLimitExceeded: true,
      lane: { requiredWeight: 1, approvalGroup: null },
    });
  });

  test.each([
    ['perTxLimitBaseUnits', (amount: bigint) => ({ payment: { amountBaseUnits: amount } })],
    ['dailyLimitBaseUnits', (amount: bigint) => ({ spent: { dailyBaseUnits: amount, monthlyBaseUnits: 0n } })],
    ['monthlyLimitBaseUnits', (amount: bigint) => ({ spent: { dailyBaseUnits: 0n, monthlyBaseUnits: amount } })],
  ] as const)('%s: what is equal passes, a base unit more does not (R096, R097, R098, D-207)', (limit, of) => {
    const grant = terms({ [limit]: 50n * USD });
    expect(exceeds({ grant, ...of(50n * USD) })).toBe(false);
    expect(exceeds({ grant, ...of(50n * USD + 1n) })).toBe(true);
    expect(lane({ grant, ...of(50n * USD + 1n) })?.requiredWeight).toBe(1);
  });

  test.each([
    ['allowedCurrencies', ['USD'], ['EUR']],
    ['allowedAssets', ['USDC'], ['USDT']],
    ['allowedAssets', ['eip155:84532/erc20:0xabc'], ['eip155:84532/erc20:0xdef']],
    ['allowedChains', ['eip155:84532'], ['eip155:8453']],
    ['allowedDestinationIds', ['dst_a'], ['dst_b']],
  ] as const)('%s is exclusive unless empty (R089, R090, D-209)', (list, covering, other) => {
    const payment = { requestedDestinationId: 'dst_a' };
    expect(exceeds({ payment, grant: terms({ [list]: [...covering] }) })).toBe(false);
    expect(exceeds({ payment, grant: terms({ [list]: [...other, ...covering] }) })).toBe(false);
    expect(exceeds({ payment, grant: terms({ [list]: [...other] }) })).toBe(true);
    expect(exceeds({ payment, grant: terms({ [list]: [] }) })).toBe(false);
  });

  test('filter the routes by the allowed destinations, and no longer after an approval (D-209)', () => {
    const grant = terms({ allowedDestinationIds: ['dst_a'] });
    const filter = (facts: Parameters<typeof gates>[0]) =>
      judgeGates(gates({ grant, ...facts })).authorityDestinationIds;
    expect(filter({})).toEqual(['dst_a']);
    expect(filter({ payment: { requestedDestinationId: 'dst_a' } })).toEqual(['dst_a']);
    expect(filter({ payment: { requestedDestinationId: 'dst_b' } })).toEqual([]);
    expect(filter({ standing: { kind: 'approved', requestId: 'apr_1', requiredWeight: 1 } })).toEqual([]);
  });

  test('require a countersignature always, or above its amount (R092, R093, R161, D-210)', () => {
    expect(judgeGates(gates({ grant: terms({ requiresCountersignature: true }) }))).toMatchObject({
      authorityLimitExceeded: false,
      lane: { requiredWeight: 1, open: null },
    });
    const grant = terms({ countersignAboveBaseUnits: 10n * USD });
    expect(lane({ grant })).toBeNull();
    expect(lane({ grant, payment: { amountBaseUnits: 10n * USD + 1n } })?.requiredWeight).toBe(1);
  });

  test('require the greatest weight of what was triggered (R116, D-211)', () => {
    const rules = { approvals: [rule('9.999999', 2), rule('5', 4), rule('10', 9), rule('0', 1)] };
    expect(lane({ rules })?.requiredWeight).toBe(4);
    expect(lane({ rules, payment: { amountBaseUnits: 10n * USD + 1n } })?.requiredWeight).toBe(9);
    expect(lane({ rules: { approvals: [rule('10', 3)] } })).toBeNull();
    const grant = terms({ requiresCountersignature: true });
    expect(lane({ grant, rules })?.requiredWeight).toBe(4);
    expect(lane({ grant, rules: { approvals: [rule('10', 3)] } })?.requiredWeight).toBe(1);
  });

  test('deny what the policy forbids, also with a standing approval (R115, D-198, D-228)', () => {
    for (const [rules, isDenied] of [
      [{ maximumAmountUsd: '10' }, false],
      [{ maximumAmountUsd: '9.999999' }, true],
      [{ allowedAssets: ['USDC'] }, false],
      [{ allowedAssets: ['eip155:84532/erc20:0xabc'] }, false],
      [{ allowedAssets: ['USDT'] }, true],
      [{ allowedAssets: [] }, false],
      [{ allowedChains: ['eip155:84532'] }, false],
      [{ allowedChains: ['eip155:1'] }, true],
      [{ allowedChains: [] }, false],
    ] as const) {
      expect(judgeGates(gates({ rules, hasPolicy: true })).isDenied, JSON.stringify(rules)).toBe(isDenied);
    }
    const standing = { kind: 'approved', requestId: 'apr_1', requiredWeight: 1 } as const;
    expect(judgeGates(gates({ rules: { maximumAmountUsd: '1' }, standing })).isDenied).toBe(true);
  });

  test('pass fees and rails to the quotes, with the hash of the rules (D-149, D-228)', () => {
    const rules = { maximumFeeMinor: '500', allowedRails: ['SERVICE_BALANCE'] };
    expect(judgeGates(gates({ rules, hasPolicy: true })).routes).toEqual({
      maximumFeeMinor: 500n,
      allowedRails: ['SERVICE_BALANCE'],
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(judgeGates(gates({ rules: {}, hasPolicy: true })).routes.sha256).toBeDefined();
  });

  describe('where the approval stands', () => {
    const open: GateFacts['standing'] = {
      kind: 'open',
      requestId: 'apr_1',
      requiredWeight: 3,
      approvalGroup: 'sales',
      votes: 2,
    };
    test('an open request stands until it is decided, with the weight and group that it opened with (R107, D-211)', () => {
      const rules = { approvals: [rule('0', 9)] };
      const expected = { requiredWeight: 3, approvalGroup: 'sales', open: { requestId: 'apr_1', votes: 2 } };
      expect(lane({ standing: open, rules })).toEqual(expected);
      expect(lane({ standing: open })).toEqual(expected);
    });

    test('an approval satisfies both gates, until more is asked for than was given (D-198, D-213)', () => {
      const approved = { kind: 'approved', requestId: 'apr_1', requiredWeight: 2 } as const;
      const grant = terms({ perTxLimitBaseUnits: 1n });
      const judged = (minimumApprovals: number) =>
        judgeGates(gates({ standing: approved, grant, rules: { approvals: [rule('0', minimumApprovals)] } }));
      expect(judged(2)).toMatchObject({ authorityLimitExceeded: false, lane: null });
      expect(judged(1).lane).toBeNull();
      expect(judged(3)).toMatchObject({
        authorityLimitExceeded: false,
        lane: { requiredWeight: 3, approvalGroup: null, open: null },
      });
    });
  });

  test('throw for a malformed stored rule, so that the check fails closed (D-116)', () => {
    expect(() => judgeGates(gates({ rules: { maximumAmountUsd: 'much' } }))).toThrow(RangeError);
    expect(() => judgeGates(gates({ rules: { approvals: [rule('much', 1)] } }))).toThrow(RangeError);
  });
});
