import type { ProviderName } from '../../providers/payout-provider.ts';
import type { DestinationFacts } from './destination-facts.ts';
import type { Proceeds } from './proceeds.ts';
import type { Rail } from './rails.ts';

/** What a payer's signed envelope permits of routes; an empty list permits any (A 2.10, D-149). */
export interface EnvelopeLimits {
  readonly permittedSettlementAssets: readonly string[];
  readonly permittedNetworks: readonly string[];
  readonly permittedProviders: readonly string[];
  readonly railExclusions: readonly string[];
  /** Total fee in USD base units. */
  readonly maxFeeBaseUnits: bigint | null;
  readonly minRecipientProceeds: {
    readonly amountBaseUnits: bigint;
    readonly asset: string;
    readonly exponent: number;
  } | null;
  /** Alpha-2 countries. */
  readonly jurisdictionConstraints: readonly string[];
  /** Set on a requote after a selection when `allowRouteChange` is false. */
  readonly onlyRoute: { readonly destinationId: string; readonly provider: ProviderName } | null;
}

const permits = (list: readonly string[], value: string | null): boolean =>
  list.length === 0 || value === null || list.includes(value);

/** Whether the envelope permits the route before it has a price. */
export const envelopePermitsRoute = (
  limits: EnvelopeLimits,
  route: { readonly destination: DestinationFacts; readonly provider: ProviderName; readonly currency: string | null },
): boolean => {
  const { destination, provider, currency } = route;
  const excludedRails: readonly (Rail | string)[] = limits.railExclusions.map((rail) =>
    rail === 'ONCHAIN_WALLET' ? 'STABLECOIN_ADDRESS' : rail,
  );
  const { onlyRoute } = limits;
  return (
    permits(limits.permittedSettlementAssets, currency) &&
    permits(limits.permittedNetworks, destination.network) &&
    permits(limits.permittedProviders, provider) &&
    permits(limits.jurisdictionConstraints, destination.country) &&
    !excludedRails.includes(destination.rail) &&
    (onlyRoute === null || (onlyRoute.destinationId === destination.id && onlyRoute.provider === provider))
  );
};

/** Whether the envelope permits the price. A minimum in another asset than the route pays cannot be shown to hold. */
export const envelopePermitsPrice = (
  limits: EnvelopeLimits,
  price: Proceeds,
  paid: { readonly currency: string; readonly exponent: number },
): boolean => {
  const { maxFeeBaseUnits, minRecipientProceeds: minimum } = limits;
  if (maxFeeBaseUnits !== null && price.providerFeeBaseUnits + price.networkFeeBaseUnits > maxFeeBaseUnits)
    return false;
  if (minimum === null) return true;
  return (
    minimum.asset === paid.currency &&
    price.destinationAmountMinor * 10n ** BigInt(minimum.exponent) >=
      minimum.amountBaseUnits * 10n ** BigInt(paid.exponent)
  );
};
