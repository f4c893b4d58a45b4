import type { Handler } from '../http/handler.ts';
import { presentOfframpPayment } from './offramp-payment.present.ts';
import { checkPayment } from './policy.lookup.ts';
import { mayConsent } from './rules/consent.ts';

/** Locks the money against the selected quote: the recipient's consent (A 4.1). Answers FUNDS_LOCKED (D-096). */
export const confirmOfframpPayment: Handler<'confirmOfframpPayment'> = async (request) => {
  const { path, tenantId, reads, services, aggregate, fail } = request;
  const payment = await aggregate('offramp-payment', path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  const refused = mayConsent(payment.context, tenantId);
  if (refused) return fail(refused);
  if (payment.status !== 'AWAITING_RECIPIENT_CONFIRMATION') {
    return fail('INVALID_TRANSITION', { from: payment.status, event: 'CONFIRM' });
  }
  const { selectedRouteQuoteId, selectedQuoteExpiresAt } = payment.context;
  if (selectedRouteQuoteId === null || selectedQuoteExpiresAt === null) return fail('ROUTE_NOT_SELECTED');
  if (payment.now >= selectedQuoteExpiresAt) return fail.after(await payment.send('REQUOTE'), 'ROUTE_QUOTE_EXPIRED');
  // What happened to credentials since the quotes went out is caught here: nothing is locked, the payment is held (D-476).
  const { verdict } = await checkPayment(payment, reads, services);
  await payment.send(verdict.kind === 'pass' ? 'CONFIRM' : 'RECHECK');
  return presentOfframpPayment(payment, tenantId);
};
