import { values } from '../../../../generated/contract/values.ts';
import type { DestinationFacts } from '../../../../src/domains/offramp/rules/destination-facts.ts';
import type { PolicyFacts } from '../../../../src/domains/offramp/rules/policy-facts.ts';
import type { QuotingInput, RateFacts } from '../../../../src/domains/offramp/rules/quoting-input.ts';
import type { PayoutProvider } from '../../../../src/payments/config/payouts.ts';

export const NOW = new Date('2026-03-02T09:00:00.000Z');
export const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000);

/** The seeded rates of D-137. */
export const RATES: readonly RateFacts[] = Object.entries({
  EUR: '0.92',
  GBP: '0.79',
  BRL: '5.40',
  MXN: '18.50',
  INR: '83.20',
  CAD: '1.36',
  JPY: '150',
  USD: '1',
  USDC: '1',
  USDT: '1',
}).map(([currency, rate]) => ({ currency, rate, version: 3 }));

export const destination = (id: string, more: Partial<DestinationFacts> = {}): DestinationFacts => ({
  id,
  rail: 'SERVICE_BALANCE',
  status: 'ACTIVE',
  network: null,
  asset: null,
  currency: null,
  country: null,
  priority: 100,
  isDefault: false,
  activatedAt: minutes(-60),
  chosenAt: null,
  ...more,
});
export const balance = (id = 'dst_balance', more: Partial<DestinationFacts> = {}): DestinationFacts =>
  destination(id, more);
export const onchain = (id = 'dst_chain', more: Partial<DestinationFacts> = {}): DestinationFacts =>
  destination(id, { rail: 'STABLECOIN_ADDRESS', network: 'base-sepolia', asset: 'USDC', ...more });
export const appA = (id = 'dst_a', more: Partial<DestinationFacts> = {}): DestinationFacts =>
  destination(id, { rail: 'PAYMENT_APP_A', currency: 'USD', ...more });
export const appB = (id = 'dst_b', more: Partial<DestinationFacts> = {}): DestinationFacts =>
  destination(id, { rail: 'PAYMENT_APP_B', currency: 'USD', country: 'US', ...more });
export const sepa = (id = 'dst_sepa', more: Partial<DestinationFacts> = {}): DestinationFacts =>
  destination(id, { rail: 'SEPA', currency: 'EUR', country: 'DE', status: 'PENDING_VERIFICATION', ...more });

const mock = { mode: 'mock', available: true } as const;

/** All providers of the contract in one state, so that a vendor that is added needs no change here. */
export const everyProvider = <T>(state: T): Record<PayoutProvider, T> =>
  Object.fromEntries(values.PayoutProvider.map((provider) => [provider, state])) as Record<PayoutProvider, T>;

export const quoting = (more: Partial<QuotingInput> = {}): QuotingInput => ({
  now: NOW,
  quoteTtlSeconds: 120,
  quoteSetVersion: 1,
  environmentNetwork: 'base-sepolia',
  sourceAmountBaseUnits: 25_000_000n,
  sourceAssetId: 'eip155:84532/erc20:0x0000000000000000000000000000000000000001',
  requestedDestinationId: null,
  allowedRails: null,
  maximumFeeMinor: null,
  speedPreference: null,
  destinations: [balance()],
  providers: everyProvider(mock),
  liquidity: RATES.flatMap(({ currency }) =>
    values.PayoutVendor.map((provider) => ({ provider, currency, availableMinor: 10n ** 18n })),
  ),
  rates: RATES,
  ...more,
});

export const credential = (
  more: Partial<PolicyFacts['recipient']['credentials'][number]> = {},
): PolicyFacts['recipient']['credentials'][number] => ({
  status: 'ACTIVE',
  legalName: 'Blue Harbor Trading',
  issuedAt: minutes(-1000),
  expiresAt: minutes(1000),
  ...more,
});

/** A payment against which nothing stands; its routes are quoted by the caller. */
export const policy = (more: Partial<PolicyFacts> = {}): Omit<PolicyFacts, 'quoteOutcome'> => ({
  now: NOW,
  policySubsystemAvailable: true,
  screening: 'CLEAR',
  recipient: { credentials: [credential()], legalNameAtFirstCheck: 'Blue Harbor Trading' },
  phone: { aliasStatus: 'ACTIVE' },
  destinations: [balance()],
  requestedDestinationId: null,
  revokedDestinations: [],
  clearedReviews: [],
  openedReviews: [],
  waivedReasons: [],
  ...more,
});
