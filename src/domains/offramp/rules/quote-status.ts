/** All values that a quote's status can have (D-139). */
export type QuoteStatus = 'ACTIVE' | 'EXPIRED' | 'SUPERSEDED' | 'CONSUMED';

/** A quote has run out from the very moment that it names (A 2.2). */
export const isQuoteExpired = (quote: { readonly quoteExpiresAt: Date }, now: Date): boolean =>
  now.getTime() >= quote.quoteExpiresAt.getTime();

/**
 * Computed on read; the row never changes (D-139). `currentSetVersion` is the payment's newest set, null when it has none
 * that counts (a cancel supersedes them all, D-103); `executedRouteId` is the quote that was submitted to its provider.
 */
export const quoteStatusOf = (
  quote: { readonly routeId: string; readonly quoteSetVersion: number; readonly quoteExpiresAt: Date },
  at: { readonly now: Date; readonly currentSetVersion: number | null; readonly executedRouteId: string | null },
): QuoteStatus => {
  if (quote.routeId === at.executedRouteId) return 'CONSUMED';
  if (quote.quoteSetVersion !== at.currentSetVersion) return 'SUPERSEDED';
  return isQuoteExpired(quote, at.now) ? 'EXPIRED' : 'ACTIVE';
};
