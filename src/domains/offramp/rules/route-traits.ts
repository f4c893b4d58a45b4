import { isProviderName, type ProviderName } from '../../../kernel/providers/payout-provider.ts';

/** All values that a quote's speedClass can have (D-139). */
export type SpeedClass = 'INSTANT_EXPECTED' | 'SAME_DAY' | 'NEXT_DAY' | 'STANDARD' | 'UNKNOWN';
/** All values that a quote's guaranteeLevel can have (D-139). */
export type GuaranteeLevel = 'CONTRACTUAL_SLA' | 'BEST_EFFORT' | 'NONE';

export interface RouteTraits {
  /** Null when a provider does not estimate. */
  readonly estimatedDeliverySeconds: number | null;
  readonly speedClass: SpeedClass;
  readonly guaranteeLevel: GuaranteeLevel;
  /** True if payouts are paid out of a balance that the operator keeps with the provider (D-144). */
  readonly requiresPrefunding: boolean;
}

const TRAITS = {
  internal: {
    estimatedDeliverySeconds: 5,
    speedClass: 'INSTANT_EXPECTED',
    guaranteeLevel: 'CONTRACTUAL_SLA',
    requiresPrefunding: false,
  },
  onchain: {
    estimatedDeliverySeconds: 30,
    speedClass: 'INSTANT_EXPECTED',
    guaranteeLevel: 'BEST_EFFORT',
    requiresPrefunding: false,
  },
  payapp_a: {
    estimatedDeliverySeconds: 60,
    speedClass: 'INSTANT_EXPECTED',
    guaranteeLevel: 'CONTRACTUAL_SLA',
    requiresPrefunding: true,
  },
  payapp_b: {
    estimatedDeliverySeconds: 7200,
    speedClass: 'SAME_DAY',
    guaranteeLevel: 'BEST_EFFORT',
    requiresPrefunding: true,
  },
} as const satisfies Readonly<Record<ProviderName, RouteTraits>>;

/** The properties that a provider guarantees (D-138). */
export const traitsOf = (provider: ProviderName): RouteTraits => TRAITS[provider];

/** A provider that pays out of a prefunded balance (D-144). */
export type PrefundedProvider = {
  [P in ProviderName]: (typeof TRAITS)[P]['requiresPrefunding'] extends true ? P : never;
}[ProviderName];

export const isPrefunded = (provider: string): provider is PrefundedProvider =>
  isProviderName(provider) && traitsOf(provider).requiresPrefunding;

/** Another currency or asset than USD and USDC (D-138). */
export const requiresConversion = (currency: string): boolean => currency !== 'USD' && currency !== 'USDC';
