import type { ProviderName } from '../../../payments/providers/payout-provider.ts';
import { isVendorName, ofVendors, type VendorName } from '../../../payments/providers/vendors/vendors.ts';

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

const TRAITS: Readonly<Record<ProviderName, RouteTraits>> = {
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
  ...ofVendors(({ delivery: { estimatedSeconds, speedClass, guaranteeLevel } }) => ({
    estimatedDeliverySeconds: estimatedSeconds,
    speedClass,
    guaranteeLevel,
    requiresPrefunding: true,
  })),
};

/** The properties that a provider guarantees (D-138). */
export const traitsOf = (provider: ProviderName): RouteTraits => TRAITS[provider];

/** A provider that pays out of a prefunded balance: a vendor (D-144). */
export type PrefundedProvider = VendorName;

export const isPrefunded = isVendorName;

/** Another currency or asset than USD and USDC (D-138). */
export const requiresConversion = (currency: string): boolean => currency !== 'USD' && currency !== 'USDC';
