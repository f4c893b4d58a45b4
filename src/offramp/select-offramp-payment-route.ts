import type { Handler } from '../http/handler.ts';
import { presentOfframpPayment } from './offramp-payment.present.ts';
import { findQuote } from './offramp-payment.store.ts';
import { mayConsent } from './rules/consent.ts';
import { isQuoteExpired } from './rules/quote-status.ts';

/** The recipient chooses a quote of the newest set; repeatable, the last one wins (A 4.1, D-099). */
export const selectOfframpPaymentRoute: Handler<'selectOfframpPaymentRoute'> = async (request) => {
  const { path, body, tenantId, reads, aggregate, fail } = request;
  const payment = await aggregate('offramp-payment', path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  const refused = mayConsent(payment.context, tenantId);
  if (refused) return fail(refused);
  if (payment.status !== 'AWAITING_RECIPIENT_CONFIRMATION') {
    return fail('INVALID_TRANSITION', { from: payment.status, event: 'SELECT_ROUTE' });
  }
  const quote = await findQuote(reads, payment.id, body.routeQuoteId);
  if (!quote || quote.quoteSetVersion !== payment.context.quoteSetVersion) return fail('ROUTE_QUOTE_NOT_AVAILABLE');
  if (isQuoteExpired(quote, payment.now)) return fail.after(await payment.send('REQUOTE'), 'ROUTE_QUOTE_EXPIRED');
  await payment.send('SELECT_ROUTE', {
    quoteId: quote.id,
    quoteExpiresAt: quote.quoteExpiresAt,
    destinationId: quote.destinationId,
  });
  return presentOfframpPayment(payment, tenantId);
};
