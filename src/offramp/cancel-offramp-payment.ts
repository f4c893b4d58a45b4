import type { Handler } from '../http/handler.ts';
import { presentOfframpPayment } from './offramp-payment.present.ts';

/** The sender takes an unfunded payment back; its reservation is released (A 4.1, D-103). */
export const cancelOfframpPayment: Handler<'cancelOfframpPayment'> = async ({ path, tenantId, aggregate, fail }) => {
  const payment = await aggregate('offramp-payment', path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  if (payment.context.senderTenantId !== tenantId) return fail('NOT_SENDER');
  if (!payment.can('CANCEL')) return fail('CANCEL_CONFLICT', { status: payment.status });
  await payment.send('CANCEL');
  return presentOfframpPayment(payment, tenantId);
};
