import type { ProviderName } from '../../../kernel/providers/payout-provider.ts';

/** Types that a stored destination has; a rail is named by its destination type (D-232). */
export const RAILS = [
  'STABLECOIN_ADDRESS',
  'PAYMENT_APP_A',
  'PAYMENT_APP_B',
  'US_BANK_ACH',
  'SEPA',
  'SERVICE_BALANCE',
] as const;
export type Rail = (typeof RAILS)[number];

/** The rail that a request means; ONCHAIN_WALLET is a synonym of STABLECOIN_ADDRESS (D-142). Undefined: unknown. */
export const parseRail = (text: string): Rail | undefined =>
  text === 'ONCHAIN_WALLET' ? 'STABLECOIN_ADDRESS' : RAILS.find((rail) => rail === text);

const PROVIDERS: Readonly<Record<Rail, readonly ProviderName[]>> = {
  STABLECOIN_ADDRESS: ['onchain'],
  PAYMENT_APP_A: ['payapp_a'],
  PAYMENT_APP_B: ['payapp_b'],
  US_BANK_ACH: [],
  SEPA: [],
  SERVICE_BALANCE: ['internal'],
};

/** The providers with an adapter for a rail; none for US_BANK_ACH and SEPA (D-125). */
export const providersOf = (rail: Rail): readonly ProviderName[] => PROVIDERS[rail];

/** Networks that an on-chain destination may name (D-240). */
export const SUPPORTED_NETWORKS: ReadonlySet<string> = new Set([
  'base',
  'base-sepolia',
  'ethereum',
  'polygon',
  'arbitrum',
  'solana',
  'tron',
]);
