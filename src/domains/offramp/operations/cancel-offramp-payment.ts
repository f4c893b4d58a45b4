import type { Handler } from '../../../platform/http/handler.ts';
import { cancelForSender } from '../cancel-for-sender.ts';
import { presentOfframpPayment } from '../offramp-payment.present.ts';
import { offrampPaymentOf } from '../surface.ts';

/** The sender takes an unfunded payment back; its reservation is released (A 4.1, D-103). */
export const cancelOfframpPayment: Handler<'cancelOfframpPayment'> = async (request) => {
  const payment = await offrampPaymentOf(request, request.path.id);
  if (!payment) return request.fail('PAYMENT_NOT_FOUND');
  return (await cancelForSender(payment, request)) ?? presentOfframpPayment(payment, request.tenantId);
};
