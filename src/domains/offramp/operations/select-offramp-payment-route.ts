import type { Handler } from '../../../platform/http/handler.ts';
import { presentOfframpPayment } from '../offramp-payment.present.ts';
import { selectRoute } from '../routes/select-route.ts';
import { offrampPaymentOf } from '../surface.ts';

/** The recipient chooses a quote of the newest set; repeatable, the last one wins (A 4.1, D-099). */
export const selectOfframpPaymentRoute: Handler<'selectOfframpPaymentRoute'> = async (request) => {
  const payment = await offrampPaymentOf(request, request.path.id);
  if (!payment) return request.fail('PAYMENT_NOT_FOUND');
  return (await selectRoute(payment, request)) ?? presentOfframpPayment(payment, request.tenantId);
};
