import type { Handler } from '../../../platform/http/handler.ts';
import { routesOnOffer } from '../routes/routes-on-offer.ts';
import { offrampPaymentOf } from '../surface.ts';

/** The newest quote set and what was withheld, and why; an expired set is requoted first (A 2.2, A 4.1, D-098). */
export const getOfframpPaymentRoutes: Handler<'getOfframpPaymentRoutes'> = async (request) => {
  const payment = await offrampPaymentOf(request, request.path.id);
  return payment ? routesOnOffer(payment, request) : request.fail('PAYMENT_NOT_FOUND');
};
