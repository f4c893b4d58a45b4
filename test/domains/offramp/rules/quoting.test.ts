import { describe, expect, it } from 'vitest';
import { quoteRoutes } from '../../../../src/domains/offramp/rules/quoting.ts';
import type { QuoteOutcome, QuotingInput } from '../../../../src/domains/offramp/rules/quoting-input.ts';
import { RAILS, type Rail } from '../../../../src/domains/offramp/rules/rails.ts';
import { appA, appB, balance, destination, everyProvider, NOW, onchain, quoting, RATES, sepa } from './facts.ts';

const reasons = ({ excluded }: QuoteOutcome): readonly string[] =>
  excluded.map(({ destinationId, reasonCode }) => `${destinationId} ${reasonCode}`);
const quoted = ({ quotes }: QuoteOutcome): readonly string[] => quotes.map(({ destinationId }) => destinationId);
const all = [balance(), onchain(), appA(), appB()];
const off = { mode: 'off', available: true } as const;
const usd = (amountBaseUnits: bigint) => ({ amountBaseUnits, asset: 'USD', exponent: 6 });
const away = { mode: 'mock', available: false } as const;

describe('a quote (A 2.2, R039, R040, R044)', () => {
  it('stores every input of its price (D-140)', () => {
    const input = quoting({ destinations: [appA('dst_a', { currency: 'EUR', priority: 7, isDefault: true })] });
    expect(quoteRoutes(input).quotes).toEqual([
      {
        quoteSetVersion: 1,
        destinationId: 'dst_a',
        provider: 'payapp_a',
        rail: 'PAYMENT_APP_A',
        sourceAmountBaseUnits: 25_000_000n,
        sourceAssetId: input.sourceAssetId,
        destinationAmountMinor: 2277n,
        destinationCurrency: 'EUR',
        providerFeeMinor: 23n,
        networkFeeMinor: 0n,
        proceedsBaseUnits: 24_750_000n,
        providerFeeBaseUnits: 250_000n,
        networkFeeBaseUnits: 0n,
        roundingBaseUnits: 0n,
        exchangeRate: '0.92000000',
        fxRateVersion: 3,
        feeRuleVersion: 1,
        destinationPriority: 7,
        destinationIsDefault: true,
        estimatedDeliverySeconds: 60,
        speedClass: 'INSTANT_EXPECTED',
        guaranteeLevel: 'CONTRACTUAL_SLA',
        rank: 1,
        requiresBridge: false,
        requiresConversion: true,
        requiresPrefunding: true,
        quoteExpiresAt: new Date('2026-03-02T09:02:00.000Z'),
      },
    ]);
  });

  it.each([
    [balance(), 5, 'INSTANT_EXPECTED', 'CONTRACTUAL_SLA', false, 'USDC'],
    [onchain(), 30, 'INSTANT_EXPECTED', 'BEST_EFFORT', false, 'USDC'],
    [appA(), 60, 'INSTANT_EXPECTED', 'CONTRACTUAL_SLA', true, 'USD'],
    [appB(), 7200, 'SAME_DAY', 'BEST_EFFORT', true, 'USD'],
  ] as const)(
    'shows the delivery terms of its provider (D-138, D-139, D-051): %#',
    (to, seconds, speed, level, prefunding, currency) => {
      expect(quoteRoutes(quoting({ destinations: [to] })).quotes[0]).toMatchObject({
        estimatedDeliverySeconds: seconds,
        speedClass: speed,
        guaranteeLevel: level,
        requiresPrefunding: prefunding,
        destinationCurrency: currency,
      });
    },
  );

  it.each([
    ['base-sepolia', 'USDC', false, false, 0n, 50_000n],
    ['base', 'USDC', true, false, 0n, 300_000n],
    ['polygon', 'USDC', true, false, 0n, 300_000n],
    ['ethereum', 'USDT', true, true, 25_000n, 300_000n],
    ['tron', 'USDT', true, true, 25_000n, 300_000n],
  ])(
    'prices the rail %s in %s (D-135, D-138, D-241)',
    (network, asset, bridge, conversion, providerFeeMinor, networkFeeMinor) => {
      expect(
        quoteRoutes(quoting({ destinations: [onchain('dst_chain', { network, asset })] })).quotes[0],
      ).toMatchObject({
        requiresBridge: bridge,
        requiresConversion: conversion,
        providerFeeMinor,
        networkFeeMinor,
        destinationCurrency: asset,
      });
    },
  );

  it('expires after QUOTE_TTL_SECONDS (D-434, R044)', () => {
    const [quote] = quoteRoutes(quoting({ quoteTtlSeconds: 7 })).quotes;
    expect(quote?.quoteExpiresAt.getTime()).toBe(NOW.getTime() + 7000);
  });
});

describe('each exclusion on its own (D-143, R049, R050, R285)', () => {
  const envelope = {
    policySha256: null,
    permittedSettlementAssets: [],
    permittedNetworks: [],
    permittedProviders: [],
    railExclusions: ['PAYMENT_APP_A'],
    maxFeeBaseUnits: null,
    minRecipientProceeds: null,
    jurisdictionConstraints: [],
    onlyRoute: null,
  };
  const cases: readonly (readonly [string, Partial<QuotingInput>])[] = [
    ['MAX_FEE_EXCEEDED', { maximumFeeMinor: 24n }],
    ['RAIL_NOT_ALLOWED', { allowedRails: ['SERVICE_BALANCE'] }],
    ['DESTINATION_NOT_REQUESTED', { requestedDestinationId: 'dst_other' }],
    ['PROVIDER_OFF', { providers: { ...quoting().providers, payapp_a: off } }],
    ['PROVIDER_UNAVAILABLE', { providers: { ...quoting().providers, payapp_a: away } }],
    ['INSUFFICIENT_LIQUIDITY', { liquidity: [{ provider: 'payapp_a', currency: 'USD', availableMinor: 2474n }] }],
    ['CURRENCY_NOT_SUPPORTED', { rates: RATES.filter(({ currency }) => currency !== 'USD') }],
    ['AMOUNT_TOO_SMALL', { sourceAmountBaseUnits: 250_000n }],
    ['POLICY_FEE_EXCEEDED', { policy: { maximumFeeMinor: 24n, allowedRails: [] } }],
    ['POLICY_RAIL_NOT_ALLOWED', { policy: { maximumFeeMinor: null, allowedRails: ['SERVICE_BALANCE'] } }],
    ['AUTHORITY_DESTINATION_NOT_ALLOWED', { authorityDestinationIds: ['dst_other'] }],
    ['ENVELOPE_CONSTRAINT', { envelope }],
  ];
  it.each(cases)('%s', (reasonCode, change) => {
    expect(quoteRoutes(quoting({ destinations: [appA()], ...change }))).toEqual({
      quotes: [],
      excluded: [
        { quoteSetVersion: 1, destinationId: 'dst_a', provider: 'payapp_a', rail: 'PAYMENT_APP_A', reasonCode },
      ],
    });
  });

  it.each([
    ['maximumFeeMinor equal to the total fee (R051)', { maximumFeeMinor: 25n }],
    ['an empty allowedRails (D-142)', { allowedRails: [] }],
    ['its own rail allowed (R199)', { allowedRails: ['PAYMENT_APP_A'] as const }],
    ['itself requested', { requestedDestinationId: 'dst_a' }],
    [
      'exactly enough liquidity (D-144)',
      { liquidity: [{ provider: 'payapp_a', currency: 'USD', availableMinor: 2475n }] as const },
    ],
    ['a policy that names no rails (D-228)', { policy: { maximumFeeMinor: 25n, allowedRails: [] } }],
    ['an authority without a list (D-209)', { authorityDestinationIds: [] }],
  ] satisfies [string, Partial<QuotingInput>][])('does not exclude a route with %s', (_, change) => {
    expect(quoted(quoteRoutes(quoting({ destinations: [appA()], ...change })))).toEqual(['dst_a']);
  });

  it('the fee ceiling counts in each route’s own minor units (D-142, R050)', () => {
    const set = quoteRoutes(quoting({ destinations: [onchain(), appA()], maximumFeeMinor: 25n }));
    expect(quoted(set)).toEqual(['dst_a']);
    expect(reasons(set)).toEqual(['dst_chain MAX_FEE_EXCEEDED']);
  });

  it.each(['US_BANK_ACH', 'SEPA'] as const)(
    'a %s destination that is not REVOKED is listed without a provider (D-442, D-125, R262, R263)',
    (rail) => {
      for (const status of ['PENDING_VERIFICATION', 'ACTIVE', 'REVOKED'] as const) {
        const set = quoteRoutes(quoting({ destinations: [destination('dst_bank', { rail, status })] }));
        const row = {
          quoteSetVersion: 1,
          destinationId: 'dst_bank',
          provider: null,
          rail,
          reasonCode: 'NO_PROVIDER_ADAPTER',
        };
        expect(set).toEqual({ quotes: [], excluded: status === 'REVOKED' ? [] : [row] });
      }
    },
  );

  it.each(RAILS.filter((rail: Rail) => rail !== 'SEPA' && rail !== 'US_BANK_ACH'))(
    'a %s destination that is not ACTIVE is not listed (D-143, R073)',
    (rail) => {
      for (const status of ['PENDING_VERIFICATION', 'REVOKED'] as const) {
        expect(quoteRoutes(quoting({ destinations: [destination('dst_x', { rail, status })] }))).toEqual({
          quotes: [],
          excluded: [],
        });
      }
    },
  );

  it.each([
    ['mock', 'polygon', []],
    ['mock', 'moonbeam', ['dst_chain NETWORK_NOT_ROUTABLE']],
    ['off', 'polygon', ['dst_chain PROVIDER_OFF']],
    ['sandbox', 'polygon', ['dst_chain NETWORK_NOT_ROUTABLE']],
    ['live', 'polygon', ['dst_chain NETWORK_NOT_ROUTABLE']],
    ['sandbox', 'base-sepolia', []],
    ['live', 'base-sepolia', []],
  ] as const)(
    'onchain in mode %s on network %s is routed, or excluded with its reason (D-240, D-241)',
    (mode, network, expected) => {
      const providers = { ...quoting().providers, onchain: { mode, available: true } };
      const set = quoteRoutes(quoting({ providers, destinations: [onchain('dst_chain', { network })] }));
      expect(reasons(set)).toEqual(expected);
    },
  );

  it.each(['CHF', 'usd', null])('a route in currency %s is excluded without an exponent (D-051, D-137)', (currency) => {
    expect(reasons(quoteRoutes(quoting({ destinations: [appA('dst_a', { currency })] })))).toEqual([
      'dst_a CURRENCY_NOT_SUPPORTED',
    ]);
  });

  it('needs liquidity only for a prefunded provider (D-144)', () => {
    const set = quoteRoutes(quoting({ destinations: all, liquidity: [] }));
    expect(reasons(set)).toEqual(['dst_a INSUFFICIENT_LIQUIDITY', 'dst_b INSUFFICIENT_LIQUIDITY']);
    expect(quoted(set)).toEqual(['dst_balance', 'dst_chain']);
    const other = [{ provider: 'payapp_b', currency: 'USD', availableMinor: 10n ** 9n }] as const;
    expect(reasons(quoteRoutes(quoting({ destinations: all, liquidity: other })))).toEqual([
      'dst_a INSUFFICIENT_LIQUIDITY',
    ]);
  });

  it('a lasting reason comes before a passing one, so that PROVIDER_OFF means that nothing else excludes (D-121)', () => {
    const providers = everyProvider(off);
    const set = quoteRoutes(quoting({ destinations: [appA()], providers, liquidity: [], maximumFeeMinor: 1n }));
    expect(reasons(set)).toEqual(['dst_a MAX_FEE_EXCEEDED']);
    expect(reasons(quoteRoutes(quoting({ destinations: [appA()], providers, liquidity: [] })))).toEqual([
      'dst_a PROVIDER_OFF',
    ]);
  });

  it('a provider that is off leaves the other routes unchanged (R025)', () => {
    const providers = { ...quoting().providers, payapp_a: off };
    const set = quoteRoutes(quoting({ destinations: all, providers }));
    expect(reasons(set)).toEqual(['dst_a PROVIDER_OFF']);
    expect(quoted(set)).toEqual(['dst_balance', 'dst_chain', 'dst_b']);
  });

  it('throws for a malformed rate', () => {
    const rates = [{ currency: 'USD', rate: '1,0', version: 1 }];
    const quote = () => quoteRoutes(quoting({ destinations: [appA()], rates }));
    expect(quote).toThrow(RangeError);
    expect(quote).toThrow('fx rate of USD is malformed');
  });

  it('excludes a currency that has a rate but no exponent (D-051)', () => {
    const rates = [...RATES, { currency: 'CHF', rate: '0.9', version: 1 }];
    const set = quoteRoutes(quoting({ destinations: [appA('dst_a', { currency: 'CHF' })], rates }));
    expect(reasons(set)).toEqual(['dst_a CURRENCY_NOT_SUPPORTED']);
  });

  it('excludes a provider that is prefunded in another currency (D-144)', () => {
    const liquidity = [{ provider: 'payapp_a', currency: 'EUR', availableMinor: 10n ** 9n }] as const;
    const set = quoteRoutes(quoting({ destinations: [appA()], liquidity }));
    expect(reasons(set)).toEqual(['dst_a INSUFFICIENT_LIQUIDITY']);
  });

  it.each([
    ['an organization policy of the hash that was signed', { policySha256: 'ab' }, 'ab', true],
    ['of another', { policySha256: 'ab' }, 'cd', false],
    ['a total fee at its limit', { maxFeeBaseUnits: 250_000n }, 'ab', true],
    ['above it', { maxFeeBaseUnits: 249_999n }, 'ab', false],
    ['proceeds at their minimum', { minRecipientProceeds: usd(24_750_000n) }, 'ab', true],
    ['below it', { minRecipientProceeds: usd(24_750_001n) }, 'ab', false],
    ['a minimum in what the route does not pay', { minRecipientProceeds: { ...usd(1n), asset: 'USDC' } }, 'ab', false],
  ])('an envelope permits the price or not: %s (D-149)', (_what, limits, sha256, passes) => {
    const policy = { maximumFeeMinor: null, allowedRails: [], sha256 };
    const set = quoteRoutes(
      quoting({ destinations: [appA()], policy, envelope: { ...envelope, railExclusions: [], ...limits } }),
    );
    expect(quoted(set)).toEqual(passes ? ['dst_a'] : []);
    expect(reasons(set)).toEqual(passes ? [] : ['dst_a ENVELOPE_CONSTRAINT']);
  });
});

describe('a set of quotes (D-140)', () => {
  it('lists each destination and provider once, for all combinations of modes and availability', () => {
    const listed = [...all, sepa(), destination('dst_gone', { status: 'REVOKED' })];
    const states = [off, away, { mode: 'mock', available: true }] as const;
    for (const internal of states) {
      for (const chain of states) {
        for (const first of states) {
          for (const second of states) {
            const providers = { ...everyProvider(off), internal, onchain: chain, payapp_a: first, payapp_b: second };
            const { quotes, excluded } = quoteRoutes(quoting({ destinations: listed, providers }));
            const ids = [...quotes, ...excluded].map(({ destinationId }) => destinationId).toSorted();
            expect(ids).toEqual(['dst_a', 'dst_b', 'dst_balance', 'dst_chain', 'dst_sepa']);
          }
        }
      }
    }
  });
});
