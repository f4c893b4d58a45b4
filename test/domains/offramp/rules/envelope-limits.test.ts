import { describe, expect, it } from 'vitest';
import { type EnvelopeLimits, envelopePermitsPrice } from '../../../../src/domains/offramp/rules/envelopes/limits.ts';
import { quoteRoutes } from '../../../../src/domains/offramp/rules/quoting.ts';
import { appA, appB, balance, onchain, quoting } from './facts.ts';

const none: EnvelopeLimits = {
  policySha256: null,
  permittedSettlementAssets: [],
  permittedNetworks: [],
  permittedProviders: [],
  railExclusions: [],
  maxFeeBaseUnits: null,
  minRecipientProceeds: null,
  jurisdictionConstraints: [],
  onlyRoute: null,
};
const destinations = [balance(), onchain(), appA(), appB()];
/** The destinations that a limit leaves; all others must be excluded with ENVELOPE_CONSTRAINT. */
const left = (limits: Partial<EnvelopeLimits>): string => {
  const { quotes, excluded } = quoteRoutes(quoting({ destinations, envelope: { ...none, ...limits } }));
  expect(excluded.filter(({ reasonCode }) => reasonCode !== 'ENVELOPE_CONSTRAINT')).toEqual([]);
  return quotes.map(({ destinationId }) => destinationId.replace('dst_', '')).join(' ');
};
const minimum = (amountBaseUnits: bigint, asset: string, exponent: number): Partial<EnvelopeLimits> => ({
  minRecipientProceeds: { amountBaseUnits, asset, exponent },
});

describe('envelope limits on routes (D-149, R121)', () => {
  it.each<[string, Partial<EnvelopeLimits>, string]>([
    ['no limit', {}, 'balance chain b a'],
    ['settlement assets', { permittedSettlementAssets: ['USDC'] }, 'balance chain'],
    ['networks bind routes that have one', { permittedNetworks: ['base'] }, 'balance b a'],
    ['the network itself', { permittedNetworks: ['base-sepolia'] }, 'balance chain b a'],
    ['providers', { permittedProviders: ['payapp_a', 'onchain'] }, 'chain a'],
    ['rails, by either name', { railExclusions: ['ONCHAIN_WALLET'] }, 'balance b a'],
    ['rails', { railExclusions: ['STABLECOIN_ADDRESS', 'SERVICE_BALANCE'] }, 'b a'],
    ['a fee equal to the maximum passes', { maxFeeBaseUnits: 130_000n }, 'balance chain b'],
    ['a fee above the maximum does not', { maxFeeBaseUnits: 129_999n }, 'balance chain'],
    ['a country, where the destination has one', { jurisdictionConstraints: ['DE'] }, 'balance chain a'],
    ['proceeds equal to the minimum', minimum(24_950_000n, 'USDC', 6), 'balance chain'],
    ['proceeds below the minimum', minimum(24_950_001n, 'USDC', 6), 'balance'],
    ['a minimum of another exponent', minimum(2475n, 'USD', 2), 'b a'],
    ['a minimum finer than the currency', minimum(24_750_001n, 'USD', 6), 'b'],
    ['the route that was selected', { onlyRoute: { destinationId: 'dst_a', provider: 'payapp_a' } }, 'a'],
    ['another provider of it', { onlyRoute: { destinationId: 'dst_a', provider: 'payapp_b' } }, ''],
  ])('%s', (_, limits, expected) => expect(left(limits)).toBe(expected));
});

describe('envelope limits on prices (D-149)', () => {
  const price = (provider: bigint, network: bigint) =>
    ({ providerFeeBaseUnits: provider, networkFeeBaseUnits: network, destinationAmountMinor: 1n }) as never;
  const paid = { currency: 'USD', exponent: 2 };

  it.each([
    [100n, 50n, 150n, true],
    [100n, 51n, 150n, false],
    [150n, 0n, 150n, true],
    [0n, 151n, 150n, false],
    [0n, 0n, 0n, true],
    [0n, 1n, 0n, false],
  ])(
    'provider fee %d and network fee %d count as one fee, of at most %d: %s',
    (provider, network, maxFeeBaseUnits, permitted) => {
      expect(envelopePermitsPrice({ ...none, maxFeeBaseUnits }, price(provider, network), paid)).toBe(permitted);
    },
  );
});
