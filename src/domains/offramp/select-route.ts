import type { Request } from '../../kernel/http/handler.ts';
import type { Refusal } from '../../kernel/http/refusal.ts';
import type { Aggregate } from '../../kernel/lifecycle/aggregate.ts';
import { findQuote } from './offramp-payment.store.ts';
import { mayConsent } from './rules/consent.ts';
import { isQuoteExpired } from './rules/quote-status.ts';

type Select = Pick<Request<'selectOfframpPaymentRoute'>, 'body' | 'tenantId' | 'reads' | 'fail'>;
type Refused = Refusal<
  | 'RECIPIENT_UNRESOLVED'
  | 'RECIPIENT_CONSENT_REQUIRED'
  | 'INVALID_TRANSITION'
  | 'ROUTE_QUOTE_NOT_AVAILABLE'
  | 'ROUTE_QUOTE_EXPIRED'
>;

/** The recipient chooses a quote of the newest set, on either surface; repeatable, the last one wins (D-099, D-152). */
export async function selectRoute(
  payment: Aggregate<'offramp-payment'>,
  { body, tenantId, reads, fail }: Select,
): Promise<Refused | undefined> {
  const refused = mayConsent(payment.context, tenantId);
  if (refused) return refused;
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
  return undefined;
}
