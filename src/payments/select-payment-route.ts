import type { Handler } from '../http/handler.ts';
import { paymentOn, selectRoute } from '../offramp/index.ts';
import { presentUnifiedPayment } from './payment.present.ts';

/** The recipient chooses a quote of the newest set; repeatable, the last one wins (A 4.2, D-099, D-152). */
export const selectPaymentRoute: Handler<'selectPaymentRoute'> = async (request) => {
  const intent = await paymentOn('intent', request, request.path.id);
  if (!intent) return request.fail('PAYMENT_NOT_FOUND');
  return (await selectRoute(intent, request)) ?? presentUnifiedPayment(intent, request.tenantId);
};
