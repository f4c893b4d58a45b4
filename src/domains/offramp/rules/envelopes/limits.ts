import type { PaymentEnvelope } from '../../../../../generated/contract/schemas.ts';
import type { ProviderName } from '../../../../payments/providers/payout-provider.ts';
import type { DestinationFacts } from '../destination-facts.ts';
import type { Proceeds } from '../proceeds.ts';
import type { Rail } from '../rails.ts';

/** The routes that a payer's signed envelope permits; an empty list permits any (A 2.10, D-149). */
export interface EnvelopeLimits {
  /** sha256 of the organization policy that the payer signed under; null for any. */
  readonly policySha256: string | null;
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
  readonly onlyRoute: { readonly destinationId: string; readonly provider: string } | null;
}

/** The limits of a signed doc; `selected` is the route that was chosen before, which a requote may have to keep to. */
export const limitsOf = (doc: PaymentEnvelope['doc'], selected: EnvelopeLimits['onlyRoute']): EnvelopeLimits => ({
  policySha256: doc.policySha256 === '' ? null : hashDigits(doc.policySha256),
  permittedSettlementAssets: doc.permittedSettlementAssets,
  permittedNetworks: doc.permittedNetworks,
  permittedProviders: doc.permittedProviders,
  railExclusions: doc.railExclusions,
  maxFeeBaseUnits: BigInt(doc.maxFeeBaseUnits),
  minRecipientProceeds: {
    ...doc.minRecipientProceeds,
    amountBaseUnits: BigInt(doc.minRecipientProceeds.amountBaseUnits),
  },
  jurisdictionConstraints: doc.jurisdictionConstraints,
  onlyRoute: doc.allowRouteChange ? null : selected,
});

const hashDigits = (hash: string): string => hash.replace(/^0x/, '').toLowerCase();

const permits = (list: readonly string[], value: string | null): boolean =>
  list.length === 0 || value === null || list.includes(value);

/** Tells whether the envelope permits the route under the present organization policy, before the route has a price. */
export const envelopePermitsRoute = (
  limits: EnvelopeLimits,
  route: { readonly destination: DestinationFacts; readonly provider: ProviderName; readonly currency: string | null },
  policySha256: string | null,
): boolean => {
  const { destination, provider, currency } = route;
  const excludedRails: readonly (Rail | string)[] = limits.railExclusions.map((rail) =>
    rail === 'ONCHAIN_WALLET' ? 'STABLECOIN_ADDRESS' : rail,
  );
  const { onlyRoute } = limits;
  const isPolicy =
    limits.policySha256 === null || (policySha256 !== null && limits.policySha256 === hashDigits(policySha256));
  return (
    isPolicy &&
    permits(limits.permittedSettlementAssets, currency) &&
    permits(limits.permittedNetworks, destination.network) &&
    permits(limits.permittedProviders, provider) &&
    permits(limits.jurisdictionConstraints, destination.country) &&
    !excludedRails.includes(destination.rail) &&
    (onlyRoute === null || (onlyRoute.destinationId === destination.id && onlyRoute.provider === provider))
  );
};

/**
 * Tells whether the envelope permits the price. A minimum in another asset than the route's cannot be shown to hold.
 */
export const envelopePermitsPrice = (
  limits: EnvelopeLimits,
  price: Proceeds,
  paid: { readonly currency: string; readonly exponent: number },
): boolean => {
  const { maxFeeBaseUnits, minRecipientProceeds: minimum } = limits;
  if (maxFeeBaseUnits !== null && price.providerFeeBaseUnits + price.networkFeeBaseUnits > maxFeeBaseUnits)
    return false;
  if (minimum === null || minimum.amountBaseUnits === 0n) return true;
  return (
    minimum.asset === paid.currency &&
    price.destinationAmountMinor * 10n ** BigInt(minimum.exponent) >=
      minimum.amountBaseUnits * 10n ** BigInt(paid.exponent)
  );
};
