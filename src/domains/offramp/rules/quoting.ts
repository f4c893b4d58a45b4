import { currencyExponent, formatRate, parseRate } from '../../../payments/ledger/money.ts';
import type { ProviderName } from '../../../payments/providers/payout-provider.ts';
import { providersOf } from '../../../payments/providers/provider-of-type.ts';
import { type DestinationFacts, destinationCurrencyOf } from './destination-facts.ts';
import { envelopePermitsPrice, envelopePermitsRoute } from './envelopes/limits.ts';
import type { ExclusionReason } from './exclusion-reasons.ts';
import { FEE_RULE_VERSION, feesOf } from './fee-rules.ts';
import { type Proceeds, proceedsOf } from './proceeds.ts';
import type { ExclusionDraft, QuoteDraft, QuoteOutcome, QuotingInput } from './quoting-input.ts';
import { SUPPORTED_NETWORKS } from './rails.ts';
import { rankQuotes } from './ranking.ts';
import { requiresConversion, traitsOf } from './route-traits.ts';

interface Route {
  readonly destination: DestinationFacts;
  readonly provider: ProviderName;
  readonly currency: string | null;
  readonly requiresBridge: boolean;
}

interface Rate {
  readonly rate: bigint;
  readonly version: number;
  readonly exponent: number;
}

type UnrankedQuote = Omit<QuoteDraft, 'rank'>;

/** ACTIVE ones, and those whose rail has no adapter as long as they are not REVOKED (D-143, D-442). */
const isListed = ({ status, rail }: DestinationFacts): boolean =>
  status === 'ACTIVE' || (status === 'PENDING_VERIFICATION' && providersOf(rail).length === 0);

/** Returns the exclusions by the sender, its organization, its member or its envelope that apply at any price. */
const refusalOfRoute = (route: Route, input: QuotingInput): ExclusionReason | undefined => {
  const { destination } = route;
  const { requestedDestinationId, allowedRails, policy, authorityDestinationIds = [], envelope } = input;
  if (requestedDestinationId !== null && destination.id !== requestedDestinationId) return 'DESTINATION_NOT_REQUESTED';
  if (allowedRails?.length && !allowedRails.includes(destination.rail)) return 'RAIL_NOT_ALLOWED';
  if (policy?.allowedRails.length && !policy.allowedRails.includes(destination.rail)) return 'POLICY_RAIL_NOT_ALLOWED';
  if (authorityDestinationIds.length && !authorityDestinationIds.includes(destination.id)) {
    return 'AUTHORITY_DESTINATION_NOT_ALLOWED';
  }
  return envelope && !envelopePermitsRoute(envelope, route, policy?.sha256 ?? null) ? 'ENVELOPE_CONSTRAINT' : undefined;
};

/** The mock quotes every supported network, real adapters only the environment's (D-240, D-241). */
const isNetworkRoutable = ({ destination, provider }: Route, input: QuotingInput): boolean => {
  if (destination.rail !== 'STABLECOIN_ADDRESS') return true;
  if (destination.network === null || !SUPPORTED_NETWORKS.has(destination.network)) return false;
  const { mode } = input.providers[provider];
  return mode === 'mock' || mode === 'off' || destination.network === input.environmentNetwork;
};

const rateOf = (currency: string, input: QuotingInput): Rate | undefined => {
  const exponent = currencyExponent(currency);
  const row = input.rates.find((candidate) => candidate.currency === currency);
  if (exponent === undefined || !row) return undefined;
  const rate = parseRate(row.rate);
  // Not a currency without a rate but a corrupt table: no route may be priced by guessing around it.
  if (rate === undefined) throw new RangeError(`fx rate of ${currency} is malformed`);
  return { rate, version: row.version, exponent };
};

const refusalOfPrice = (
  price: Proceeds,
  paid: { readonly currency: string; readonly exponent: number },
  { maximumFeeMinor, policy, envelope }: QuotingInput,
): ExclusionReason | undefined => {
  const fee = price.providerFeeMinor + price.networkFeeMinor;
  if (maximumFeeMinor !== null && fee > maximumFeeMinor) return 'MAX_FEE_EXCEEDED';
  const policyMaximum = policy?.maximumFeeMinor ?? null;
  if (policyMaximum !== null && fee > policyMaximum) return 'POLICY_FEE_EXCEEDED';
  return envelope && !envelopePermitsPrice(envelope, price, paid) ? 'ENVELOPE_CONSTRAINT' : undefined;
};

/**
 * What passes by itself: the provider comes back, the operator tops up. Looked at last, so that such a reason always says
 * that nothing else stands in the way, which is what the holds of D-121 promise.
 */
const refusalOfProvider = (
  provider: ProviderName,
  currency: string,
  amountMinor: bigint,
  input: QuotingInput,
): ExclusionReason | undefined => {
  const { mode, available } = input.providers[provider];
  if (mode === 'off') return 'PROVIDER_OFF';
  if (!available) return 'PROVIDER_UNAVAILABLE';
  if (!traitsOf(provider).requiresPrefunding) return undefined;
  const row = input.liquidity.find((candidate) => candidate.provider === provider && candidate.currency === currency);
  return row && row.availableMinor >= amountMinor ? undefined : 'INSUFFICIENT_LIQUIDITY';
};

/** The quote of one candidate, or the reason why there is none: the first that applies, lasting ones first. */
const quoteOf = (route: Route, input: QuotingInput): UnrankedQuote | ExclusionReason => {
  const { destination, provider, currency, requiresBridge } = route;
  const refused = refusalOfRoute(route, input);
  if (refused) return refused;
  if (!isNetworkRoutable(route, input)) return 'NETWORK_NOT_ROUTABLE';
  const rate = currency === null ? undefined : rateOf(currency, input);
  if (currency === null || !rate) return 'CURRENCY_NOT_SUPPORTED';

  const converts = requiresConversion(currency);
  const sourceAmount = input.sourceAmountBaseUnits;
  const fees = feesOf(provider, { sourceAmount, requiresBridge, requiresConversion: converts });
  const price = proceedsOf(sourceAmount, fees, rate);
  if (!price) return 'AMOUNT_TOO_SMALL';
  const unaffordable =
    refusalOfPrice(price, { currency, exponent: rate.exponent }, input) ??
    refusalOfProvider(provider, currency, price.destinationAmountMinor, input);
  if (unaffordable) return unaffordable;

  return {
    ...price,
    ...traitsOf(provider),
    quoteSetVersion: input.quoteSetVersion,
    destinationId: destination.id,
    provider,
    rail: destination.rail,
    sourceAmountBaseUnits: sourceAmount,
    sourceAssetId: input.sourceAssetId,
    destinationCurrency: currency,
    exchangeRate: formatRate(rate.rate),
    fxRateVersion: rate.version,
    feeRuleVersion: FEE_RULE_VERSION,
    destinationPriority: destination.priority,
    destinationIsDefault: destination.isDefault,
    requiresBridge,
    requiresConversion: converts,
    quoteExpiresAt: new Date(input.now.getTime() + input.quoteTtlSeconds * 1000),
  };
};

const routesOf = (destination: DestinationFacts, input: QuotingInput): readonly Route[] =>
  providersOf(destination.rail).map((provider) => ({
    destination,
    provider,
    currency: destinationCurrencyOf(destination),
    requiresBridge: destination.network !== null && destination.network !== input.environmentNetwork,
  }));

/**
 * A quote set: every combination of a listed destination and a provider of its rail gives one quote or one excluded route
 * (A 2.2, D-135 to D-144). Pure; the caller adds the ids, in rank order.
 */
export const quoteRoutes = (input: QuotingInput): QuoteOutcome => {
  const quotes: UnrankedQuote[] = [];
  const excluded: ExclusionDraft[] = [];
  for (const destination of input.destinations.filter(isListed)) {
    const exclude = (provider: ProviderName | null, reasonCode: ExclusionReason): void => {
      const { quoteSetVersion } = input;
      excluded.push({ quoteSetVersion, destinationId: destination.id, provider, rail: destination.rail, reasonCode });
    };
    const routes = routesOf(destination, input);
    if (routes.length === 0) exclude(null, 'NO_PROVIDER_ADAPTER');
    for (const route of routes) {
      const quote = quoteOf(route, input);
      if (typeof quote === 'string') exclude(route.provider, quote);
      else quotes.push(quote);
    }
  }
  return { quotes: rankQuotes(quotes, input.speedPreference), excluded };
};
