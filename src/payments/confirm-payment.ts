import type { Handler } from '../http/handler.ts';
import { confirmRoute, paymentOn } from '../offramp/index.ts';
import { presentUnifiedPayment } from './payment.present.ts';

/** Locks the money against the selected quote and starts execution: the recipient's consent (A 4.2, D-096, D-152). */
export const confirmPayment: Handler<'confirmPayment'> = async (request) => {
  const intent = await paymentOn('intent', request, request.path.id);
  if (!intent) return request.fail('PAYMENT_NOT_FOUND');
  return (await confirmRoute(intent, request)) ?? presentUnifiedPayment(intent, request.tenantId);
};
