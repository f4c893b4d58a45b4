import type { Handler } from '../http/handler.ts';
import { paymentOn, routesOnOffer } from '../offramp/index.ts';

/** The routes of an intent: speed, guarantee, and why others are withheld (A 4.2, D-098, D-102). */
export const getPaymentRoutes: Handler<'getPaymentRoutes'> = async (request) => {
  const intent = await paymentOn('intent', request, request.path.id);
  return intent ? routesOnOffer(intent, request) : request.fail('PAYMENT_NOT_FOUND');
};
