import type { OfframpPaymentRoutes } from '../../../../generated/contract/schemas.ts';
import type { RequestContext, UnitTools } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { presentExclusion, presentQuote } from '../offramp-payment.present.ts';
import { exclusionsOf, quotesOf, writtenExclusions, writtenQuotes } from '../offramp-payment.store.ts';
import { isQuoteExpired } from '../rules/quote-status.ts';

/** Statuses before any quote exists, or in which the newest set counts no more (D-102). */
const WITHOUT_QUOTES = new Set(['PENDING_CLAIM', 'PAYOUT_SELECTION_REQUIRED', 'COMPLIANCE_HOLD', 'CANCELED']);

/**
 * The newest quote set and what was withheld, and why (A 2.2, A 4.1, A 4.2). A set that has expired is requoted first, so
 * that the reader gets prices that can be confirmed (D-098).
 */
export async function routesOnOffer(
  payment: Aggregate<'offramp-payment'>,
  { reads, written }: Pick<RequestContext, 'reads'> & Pick<UnitTools, 'written'>,
): Promise<OfframpPaymentRoutes> {
  if (WITHOUT_QUOTES.has(payment.status)) return { routes: [], excludedRoutes: [] };
  const { quoteSetVersion } = payment.context;
  let [quotes, exclusions] = await Promise.all([
    quotesOf(reads, payment.id, quoteSetVersion),
    exclusionsOf(reads, payment.id, quoteSetVersion),
  ]);
  if (payment.can('REQUOTE') && quotes.some((quote) => isQuoteExpired(quote, payment.now))) {
    await payment.send('REQUOTE');
    [quotes, exclusions] = [writtenQuotes({ written }), writtenExclusions({ written })];
    if (WITHOUT_QUOTES.has(payment.status)) return { routes: [], excludedRoutes: [] };
  }
  return {
    routes: quotes.map((quote) => presentQuote(quote, payment, payment.now)),
    excludedRoutes: exclusions.map(presentExclusion),
  };
}
