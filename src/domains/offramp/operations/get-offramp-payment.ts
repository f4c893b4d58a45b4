import type { Handler } from '../../../platform/http/handler.ts';
import { presentable, presentOfframpPayment } from '../offramp-payment.present.ts';
import { findPayment } from '../offramp-payment.store.ts';

/** One payment for its sender or recipient; reading has no side effect (A 4.1, D-098). */
export const getOfframpPayment: Handler<'getOfframpPayment'> = async ({ path, tenantId, reads, fail }) => {
  const payment = await findPayment(reads, tenantId, path.id, 'offramp');
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  return presentOfframpPayment(presentable(payment), tenantId);
};
