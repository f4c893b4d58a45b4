import { USD_SCALE } from '../../../payments/ledger/money.ts';
import type { ProviderName } from '../../../payments/providers/payout-provider.ts';
import { ofVendors } from '../../../payments/providers/vendors/vendors.ts';

interface FeeRule {
  /** Hundredths of a percent of the source amount, within minimum and maximum (base units). */
  readonly providerBps: bigint;
  readonly minimum: bigint;
  readonly maximum: bigint | null;
  /** Hundredths of a percent for an asset other than USDC: a conversion cost, so part of the provider fee (D-136). */
  readonly conversionBps: bigint;
  /** Base units. */
  readonly networkFee: bigint;
  /** Base units on top of `networkFee` for another network than the environment's. */
  readonly bridgeFee: bigint;
}

const FREE: FeeRule = {
  providerBps: 0n,
  minimum: 0n,
  maximum: null,
  conversionBps: 0n,
  networkFee: 0n,
  bridgeFee: 0n,
};

/** Kept with every quote, so that a change of the table never rewrites why an old quote cost what it cost (D-140). */
export const FEE_RULE_VERSION = 1;

/** The fee table (D-135), in USD. */
const FEE_RULES: Readonly<Record<ProviderName, FeeRule>> = {
  internal: FREE,
  onchain: { ...FREE, conversionBps: 10n, networkFee: 50_000n, bridgeFee: 250_000n },
  ...ofVendors(({ fee: { bps, minimum, maximum } }) => ({ ...FREE, providerBps: bps, minimum, maximum })),
};

const BPS = 10_000n;

/** Fraction digits of `FeesUsd`: fine enough for a share of a base unit, so that fees are rounded once, in minor units. */
export const FEE_SCALE = USD_SCALE + 4;

/** Fees in USD, scaled by 10^FEE_SCALE. */
export interface FeesUsd {
  readonly provider: bigint;
  readonly network: bigint;
}

const clamp = (value: bigint, minimum: bigint, maximum: bigint | null): bigint => {
  if (value < minimum) return minimum;
  return maximum !== null && value > maximum ? maximum : value;
};

/** Returns the fees of a route. `sourceAmount` is in base units. */
export const feesOf = (
  provider: ProviderName,
  route: { readonly sourceAmount: bigint; readonly requiresBridge: boolean; readonly requiresConversion: boolean },
): FeesUsd => {
  const rule = FEE_RULES[provider];
  const share = clamp(
    route.sourceAmount * rule.providerBps,
    rule.minimum * BPS,
    rule.maximum === null ? null : rule.maximum * BPS,
  );
  return {
    provider: share + (route.requiresConversion ? route.sourceAmount * rule.conversionBps : 0n),
    network: (rule.networkFee + (route.requiresBridge ? rule.bridgeFee : 0n)) * BPS,
  };
};
