export type SpeedPreference = 'FASTEST' | 'CHEAPEST';

/** The values that decide a quote's rank. */
export interface RankedFacts {
  readonly destinationId: string;
  readonly provider: string;
  readonly estimatedDeliverySeconds: number | null;
  /** The fees, in USD base units. */
  readonly providerFeeBaseUnits: bigint;
  readonly networkFeeBaseUnits: bigint;
  readonly destinationPriority: number;
  readonly destinationIsDefault: boolean;
}

const compare = <T extends bigint | number | string>(left: T, right: T): number =>
  left < right ? -1 : left > right ? 1 : 0;

// A provider that does not estimate comes last, rather than first.
const seconds = (quote: RankedFacts): number => quote.estimatedDeliverySeconds ?? Number.POSITIVE_INFINITY;
const totalFee = (quote: RankedFacts): bigint => quote.providerFeeBaseUnits + quote.networkFeeBaseUnits;

/** Below zero when `left` ranks first. A total order: a destination and a provider make at most one quote of a set. */
export const compareQuotes =
  (preference: SpeedPreference) =>
  (left: RankedFacts, right: RankedFacts): number => {
    const bySeconds = compare(seconds(left), seconds(right));
    const byFee = compare(totalFee(left), totalFee(right));
    return (
      (preference === 'FASTEST' ? bySeconds || byFee : byFee || bySeconds) ||
      compare(left.destinationPriority, right.destinationPriority) ||
      compare(Number(right.destinationIsDefault), Number(left.destinationIsDefault)) ||
      compare(left.destinationId, right.destinationId) ||
      compare(left.provider, right.provider)
    );
  };

/**
 * In rank order, each with its rank from 1; CHEAPEST when the payment names no preference. Route ids are given in this
 * order and ascend, so among equals the lower `routeId` ranks first (D-141).
 */
export const rankQuotes = <T extends RankedFacts>(
  quotes: readonly T[],
  preference: SpeedPreference | null,
): readonly (T & { readonly rank: number })[] =>
  quotes.toSorted(compareQuotes(preference ?? 'CHEAPEST')).map((quote, index) => ({ ...quote, rank: index + 1 }));
