import { describe, expect, it } from 'vitest';
import type { OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import { checkPayment } from '../../../src/domains/offramp/routes/policy.cross-tenant.ts';
import { compilePolicy } from '../../../src/domains/policies/rules/compile.ts';
import { newPayment } from '../../support/new-payment.ts';
import { anEnvelope } from './rules/an-envelope.ts';
import { appA, appB, balance, credential, minutes, NOW, onchain, RATES } from './rules/facts.ts';

/** What the tables hold, each under a text that its query alone has. */
const TABLES = {
  member_status: [
    {
      memberStatus: 'ACTIVE',
      memberRole: 'OWNER',
      approverGroup: null,
      grantId: null,
      inForce: null,
      rules: null,
      votes: 0,
      requestId: null,
      requestStatus: null,
      requiredWeight: null,
      approvalGroup: null,
      dailyLimitBaseUnits: null,
      monthlyLimitBaseUnits: null,
      spentDaily: null,
      spentMonthly: null,
    },
  ] as object[],
  'from "authority_windows"': [] as object[],
  'from "credentials"': [credential()] as object[],
  'from "phone_aliases"': [{ status: 'ACTIVE' }] as object[],
  'from "payout_destinations"': [balance(), appA()] as object[],
  'from "test_policy_subsystem"': [] as object[],
  'from "test_screening"': [] as object[],
  'from "test_provider_controls"': [] as object[],
  'from "fx_rates"': RATES as readonly object[],
  'from "provider_liquidity"': [{ provider: 'payapp_a', currency: 'USD', balanceMinor: 2475n }] as object[],
  'from "payment_envelopes"': [] as object[],
  'AS is_available': [] as object[],
};
type Tables = { readonly [T in keyof typeof TABLES]: readonly object[] };
interface Given {
  readonly context?: Partial<OfframpPaymentContext>;
  readonly tables?: Partial<Tables>;
  readonly environment?: 'sandbox' | 'live';
  readonly chainId?: number;
  readonly mode?: string;
}

/** The check of a payment on these tables, with what it asked and what it logged. */
async function checked({ context = {}, tables = {}, environment = 'sandbox', chainId = 84_532, mode = 'mock' }: Given) {
  const asked: string[] = [];
  const logged: unknown[][] = [];
  const held = Object.entries({ ...TABLES, ...tables });
  const many = async (query: object): Promise<readonly object[]> => {
    const text = String(query);
    asked.push(text);
    return held.find(([part]) => text.includes(part))?.[1] ?? expect.unreachable(text);
  };
  const reads = { many, one: async (query: object) => (await many(query))[0] };
  const payment = {
    id: 'pay_1',
    now: NOW,
    context: {
      ...newPayment('INTERNAL_BALANCE'),
      senderTenantId: 'ten_s',
      recipientTenantId: 'ten_r',
      phoneIndex: 'i',
      quoteSetVersion: 4,
      sourceAssetId: 'asset',
      ...context,
    },
  };
  const config = {
    environment,
    chainId,
    quoteTtlSeconds: 120,
    policyEnforcement: 'enforce',
    relayerPrivateKey: `0x${'1'.repeat(64)}`,
    settlementTokenAddress: `0x${'2'.repeat(40)}`,
  };
  const log = { warn: (...entry: unknown[]) => logged.push(entry) };
  const services = { config, log, providers: { mode: () => mode } };
  const check = await checkPayment(payment as never, { ...reads, acrossTenants: reads } as never, services as never);
  return { ...check, asked, logged };
}
/** The verdict in short: the destinations that are quoted, or why there are none. */
const verdict = async (given: Given = {}): Promise<string> => {
  const { verdict: found } = await checked(given);
  if (found.kind === 'hold') return found.reasons.join();
  return found.kind === 'pass' ? found.quotes.map(({ destinationId }) => destinationId).join() : found.reason;
};
/** What each destination is excluded for. */
const excluded = async (given: Given): Promise<string[]> => {
  const { verdict: found } = await checked(given);
  return found.kind === 'pass'
    ? found.excluded.map(({ destinationId, reasonCode }) => `${destinationId} ${reasonCode}`)
    : [];
};
const screened = (...outcomes: string[]) => ({ 'from "test_screening"': outcomes.map((outcome) => ({ outcome })) });
const scripted = (more: object) => ({
  'from "test_provider_controls"': [
    { provider: 'payapp_a', available: null, liquidityMinor: null, currency: null, holdSubmission: false, ...more },
  ],
});

describe('the policy check of a payment that nothing holds', () => {
  it('quotes a new set by the settings of the deployment and the terms of the payment (A 2.3)', async () => {
    const { verdict: found, legalName, decision, logged } = await checked({});
    expect(found).toMatchObject({ kind: 'pass', excluded: [], quotes: [{ destinationId: 'dst_balance' }, {}] });
    expect(found.kind === 'pass' && found.quotes[1]).toMatchObject({
      destinationId: 'dst_a',
      provider: 'payapp_a',
      quoteSetVersion: 5,
      quoteExpiresAt: minutes(2),
      sourceAmountBaseUnits: 25_000_000n,
      sourceAssetId: 'asset',
      destinationAmountMinor: 2475n,
      fxRateVersion: 3,
      rank: 2,
    });
    expect({ legalName, decision, logged }).toEqual({ legalName: 'Blue Harbor Trading', decision: null, logged: [] });
  });

  it('throws without a recipient', async () => {
    await expect(checked({ context: { recipientTenantId: null } })).rejects.toThrow('pay_1 has no recipient to check');
  });
});

describe('the terms of a payment restrict its routes', () => {
  it.each<[string, Partial<OfframpPaymentContext>, string]>([
    ['a rail', { allowedRails: ['PAYMENT_APP_A'] }, 'dst_a'],
    ['a rail by its other name', { allowedRails: ['ONCHAIN_WALLET'] }, 'dst_chain'],
    ['a rail that nobody knows, beside one', { allowedRails: ['NONE', 'PAYMENT_APP_A'] }, 'dst_a'],
    ['nothing but what nobody knows', { allowedRails: ['NONE'] }, 'PAYOUT_DESTINATION_NOT_SELECTED'],
    ['no rail in particular', { allowedRails: [] }, 'dst_balance,dst_chain,dst_a'],
    ['a destination', { requestedDestinationId: 'dst_a' }, 'dst_a'],
    ['a fee', { maximumFeeMinor: 24n }, 'dst_balance'],
    ['a speed', { speedPreference: 'FASTEST' }, 'dst_balance,dst_chain,dst_a'],
    ['a price', { speedPreference: 'CHEAPEST' }, 'dst_balance,dst_chain,dst_a'],
  ])('%s', async (_what, context, expected) => {
    const tables = { 'from "payout_destinations"': [balance(), onchain(), appA()] };
    expect(await verdict({ context, tables })).toBe(expected);
  });

  it('by the limits of its envelope (D-149)', async () => {
    const doc = {
      ...anEnvelope().doc,
      permittedProviders: ['payapp_a'],
      permittedSettlementAssets: [],
      maxFeeBaseUnits: '250000',
    };
    const tables = { 'from "payment_envelopes"': [{ doc, destinationId: null, provider: null }] };
    expect(await verdict({ tables, context: { envelopeId: 'env_1' } })).toBe('dst_a');
    expect(await verdict({ tables })).toBe('dst_balance,dst_a');
  });

  it('by the network of its environment, with real providers (D-240)', async () => {
    const chain = (network: string) => ({
      'from "payout_destinations"': [balance(), onchain('dst_chain', { network })],
    });
    expect(await excluded({ tables: chain('base-sepolia'), mode: 'sandbox' })).toEqual([]);
    expect(await excluded({ tables: chain('base'), mode: 'sandbox' })).toEqual(['dst_chain NETWORK_NOT_ROUTABLE']);
    expect(await excluded({ tables: chain('base'), mode: 'sandbox', chainId: 8453 })).toEqual([]);
  });

  it('by the mode of a provider', async () => {
    expect(await verdict({ mode: 'off' })).toBe('PROVIDER_UNAVAILABLE');
  });
});

describe('the recipient', () => {
  const named = { firstLegalName: 'Another Name' };

  it('must be onboarded, and has no legal name before (D-118)', async () => {
    const { verdict: found, legalName } = await checked({ tables: { 'from "credentials"': [] } });
    expect(found).toEqual({ kind: 'hold', reasons: ['RECIPIENT_NOT_ONBOARDED'] });
    expect(legalName).toBeNull();
    const lapsed = { 'from "credentials"': [credential({ expiresAt: NOW })] };
    expect(await verdict({ tables: lapsed })).toBe('CREDENTIAL_EXPIRED');
    const nameless = { 'from "credentials"': [credential({ legalName: null })] };
    expect((await checked({ tables: nameless })).legalName).toBeNull();
  });

  it('must keep the name of the first check, unless a review has released the change (D-118, D-122)', async () => {
    expect(await verdict({ context: named })).toBe('CREDENTIAL_CHANGED_REVIEW_REQUIRED');
    const clearedReviews = ['CREDENTIAL_CHANGED_REVIEW_REQUIRED'];
    expect(await verdict({ context: { ...named, clearedReviews } })).toBe('dst_balance,dst_a');
  });

  it('must hold the addressed phone, if one was addressed (D-106)', async () => {
    const tables = { 'from "phone_aliases"': [{ status: 'REVERIFICATION_REQUIRED' }] };
    expect(await verdict({ tables })).toBe('PHONE_REVERIFICATION_REQUIRED');
    const byDid = { phoneIndex: null, recipientDid: 'did:x' };
    const { verdict: found, asked } = await checked({ tables, context: byDid });
    expect(found.kind).toBe('pass');
    expect(asked.filter((text) => text.includes('phone_aliases'))).toEqual([]);
  });

  it.each<[string, Partial<OfframpPaymentContext>, string]>([
    ['requested', { requestedDestinationId: 'dst_b' }, 'PROVIDER_DESTINATION_REVOKED'],
    ['selected', { destinationId: 'dst_b' }, 'PROVIDER_DESTINATION_REVOKED'],
    ['neither', {}, 'dst_balance'],
  ])(
    'must select a destination again when the one that the payment names is revoked: %s (D-120)',
    async (_what, context, expected) => {
      const revoked = { ...appB('dst_b', { status: 'REVOKED' }), revokedAt: minutes(-1) };
      expect(await verdict({ context, tables: { 'from "payout_destinations"': [balance(), revoked] } })).toBe(expected);
    },
  );

  it('is paid at a destination added since the revocation (D-441)', async () => {
    const revoked = { ...appB('dst_b', { status: 'REVOKED' }), revokedAt: minutes(-1) };
    const context = { requestedDestinationId: 'dst_b' };
    const answered = [balance('dst_balance', { activatedAt: NOW }), revoked];
    expect(await verdict({ context, tables: { 'from "payout_destinations"': answered } })).toBe('dst_balance');
  });

  it('with an ACTIVE destination has no revoked one', async () => {
    const tables = { 'from "payout_destinations"': [balance(), { ...appA(), revokedAt: minutes(-1) }] };
    expect(await verdict({ tables, context: { destinationId: 'dst_a' } })).toBe('dst_balance,dst_a');
  });
});

describe('the sandbox script of the sender’s tenant', () => {
  it('takes the composer down, and logs that with the payment (D-124)', async () => {
    const tables = { 'from "test_policy_subsystem"': [{ available: false }] };
    const { verdict: found, logged } = await checked({ tables });
    expect(found).toMatchObject({ kind: 'hold', reasons: ['POLICY_SUBSYSTEM_ERROR'] });
    expect(logged).toEqual([[{ err: expect.any(Error), paymentId: 'pay_1' }, 'the policy composer failed closed']]);
    const held = await checked({ tables: { 'from "credentials"': [] } });
    expect(held.logged).toEqual([]);
  });

  it.each([
    ['sandbox', [], 'dst_balance,dst_a'],
    ['sandbox', ['CLEAR'], 'dst_balance,dst_a'],
    ['sandbox', ['MONITORING'], 'TRANSACTION_MONITORING_REVIEW'],
    ['sandbox', ['CLEAR', 'SANCTIONS'], 'SANCTIONS_REVIEW_REQUIRED'],
    ['live', [], 'POLICY_SUBSYSTEM_ERROR'],
  ] as const)('decides the screening: in %s after %j it is %s (D-123)', async (environment, outcomes, expected) => {
    expect(await verdict({ environment, tables: screened(...outcomes) })).toBe(expected);
  });

  it('withdraws only a finding that was under review (D-123)', async () => {
    const opened = (reason: string, ...outcomes: string[]) =>
      verdict({ context: { openedReviews: [reason] }, tables: screened(...outcomes) });
    expect(await opened('TRANSACTION_MONITORING_REVIEW')).toBe('TRANSACTION_MONITORING_REVIEW');
    expect(await opened('TRANSACTION_MONITORING_REVIEW', 'CLEAR')).toBe('dst_balance,dst_a');
    const changed = 'CREDENTIAL_CHANGED_REVIEW_REQUIRED';
    expect(await opened(changed)).toBe(changed);
    expect(await opened(changed, 'CLEAR')).toBe(changed);
  });

  it('decides whether a provider answers (D-145)', async () => {
    expect(await excluded({ tables: scripted({ available: false }) })).toEqual(['dst_a PROVIDER_UNAVAILABLE']);
    expect(await excluded({ tables: scripted({ available: true }) })).toEqual([]);
    expect(await excluded({ tables: scripted({}) })).toEqual([]);
  });

  it.each([
    ['less of it', { liquidityMinor: 2474n, currency: 'USD' }, ['dst_a INSUFFICIENT_LIQUIDITY']],
    ['enough', { liquidityMinor: 2475n, currency: 'USD' }, []],
    ['another currency', { liquidityMinor: 0n, currency: 'EUR' }, []],
    ['another provider', { provider: 'payapp_b', liquidityMinor: 0n, currency: 'USD' }, []],
    ['no currency', { liquidityMinor: 0n }, []],
    ['no amount', { currency: 'USD' }, []],
  ])('replaces the real liquidity: %s (D-145, D-447)', async (_what, script, expected) => {
    expect(await excluded({ tables: scripted(script) })).toEqual(expected);
  });

  it('supplies liquidity where no row exists', async () => {
    const none = { 'from "provider_liquidity"': [] };
    expect(await excluded({ tables: none })).toEqual(['dst_a INSUFFICIENT_LIQUIDITY']);
    expect(await excluded({ tables: { ...none, ...scripted({ liquidityMinor: 2475n, currency: 'USD' }) } })).toEqual(
      [],
    );
  });
});

describe('the gates of the sender’s organization', () => {
  it('judge the payment by its own amount and terms (D-198, D-228)', async () => {
    const gates = (more: object) => ({ member_status: [{ ...TABLES.member_status[0], ...more }] });
    expect(await verdict({ tables: gates({ rules: { maximumAmountUsd: '24.99' } }) })).toBe('POLICY_DENIED');
    expect(await verdict({ tables: gates({ rules: { maximumAmountUsd: '25.00' } }) })).toBe('dst_balance,dst_a');
    const { asked } = await checked({ context: { initiatorMemberId: 'mem_9' } });
    const gate = asked.find((text) => text.includes('member_status'));
    for (const of of ['ten_s', 'mem_9', 'pay_1']) expect(gate).toContain(`'${of}'`);
  });

  it.each<[string, Partial<OfframpPaymentContext>, object, string]>([
    ['an asset', {}, { allowedAssets: ['other'] }, 'AUTHORITY_LIMIT_EXCEEDED,APPROVAL_THRESHOLD_NOT_MET'],
    ['its asset', {}, { allowedAssets: ['asset'] }, 'dst_balance,dst_a'],
    ['its asset by its code', {}, { allowedAssets: ['USDC'] }, 'dst_balance,dst_a'],
    ['a chain', {}, { allowedChains: ['other'] }, 'AUTHORITY_LIMIT_EXCEEDED,APPROVAL_THRESHOLD_NOT_MET'],
    ['its chain', {}, { allowedChains: ['model'] }, 'dst_balance,dst_a'],
    [
      'a destination',
      { requestedDestinationId: 'dst_a' },
      { allowedDestinationIds: ['dst_balance'] },
      'AUTHORITY_LIMIT_EXCEEDED,APPROVAL_THRESHOLD_NOT_MET',
    ],
    [
      'withdrawn, which gives the role’s default not back',
      {},
      { memberRole: 'OWNER', inForce: false },
      'AUTHORITY_LIMIT_EXCEEDED,APPROVAL_THRESHOLD_NOT_MET',
    ],
  ])('hold the member to the limits of the grant: %s (D-209, D-516)', async (_what, context, more, expected) => {
    const grant = {
      grantId: 'gra_1',
      inForce: true,
      memberRole: 'MEMBER',
      perTxLimitBaseUnits: null,
      countersignAboveBaseUnits: null,
      allowedCurrencies: [],
      allowedAssets: [],
      allowedChains: [],
      allowedDestinationIds: [],
      approvalWeight: 1,
    };
    const tables = { member_status: [{ ...TABLES.member_status[0], ...grant, ...more }] };
    expect((await verdict({ context, tables })).replace(',PAYOUT_DESTINATION_NOT_SELECTED', '')).toBe(expected);
  });
});

describe('the policy of the agent that initiated it (D-312)', () => {
  const policy = (mode: string, isAvailable: boolean, perTransactionUsd: string) => ({
    'AS is_available': [
      {
        mode,
        isAvailable,
        subjectType: 'agent',
        subjectId: 'agt_1',
        policyId: 'pol_1',
        policyVersion: 1,
        ...compilePolicy({ limits: { perTransactionUsd } }),
      },
    ],
  });
  const context = { agentId: 'agt_1' };

  it('denies a payment, and records its decision', async () => {
    const { verdict: found, decision } = await checked({ context, tables: policy('enforce', true, '24.99') });
    expect(found).toEqual({ kind: 'reject', reason: 'POLICY_DENIED' });
    expect(decision).toMatchObject({
      tenantId: 'ten_s',
      source: 'payment',
      policyId: 'pol_1',
      subjectType: 'agent',
      subjectId: 'agt_1',
      allow: false,
      amountBaseUnits: 25_000_000n,
      createdAt: NOW,
    });
  });

  it('allows a payment, and records its decision', async () => {
    const { verdict: found, decision } = await checked({ context, tables: policy('enforce', true, '25.00') });
    expect(found.kind).toBe('pass');
    expect(decision).toMatchObject({ allow: true, policyId: 'pol_1' });
  });

  it('holds the payment when the policy cannot be asked', async () => {
    expect(await verdict({ context, tables: policy('enforce', false, '25.00') })).toBe('POLICY_SUBSYSTEM_ERROR');
  });

  it('is not asked for a payment without an agent', async () => {
    const { verdict: found, asked } = await checked({ tables: policy('enforce', true, '24.99') });
    expect(found.kind).toBe('pass');
    expect(asked.filter((text) => text.includes('AS is_available'))).toEqual([]);
  });
});
