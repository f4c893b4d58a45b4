import type { Handler } from '../../../platform/http/handler.ts';
import { presentOfframpPayment } from '../offramp-payment.present.ts';
import { confirmRoute } from '../routes/confirm-route.ts';
import { offrampPaymentOf } from '../surface.ts';

/** Locks the money against the selected quote: the recipient's consent (A 4.1). Answers FUNDS_LOCKED (D-096). */
export const confirmOfframpPayment: Handler<'confirmOfframpPayment'> = async (request) => {
  const payment = await offrampPaymentOf(request, request.path.id);
  if (!payment) return request.fail('PAYMENT_NOT_FOUND');
  return (await confirmRoute(payment, request)) ?? presentOfframpPayment(payment, request.tenantId);
};
