import type { Handler } from '../http/handler.ts';
import { findPayment } from '../offramp/index.ts';
import { presentUnifiedPayment, projected } from './payment.present.ts';

/** One payment of either generation for those who may read it; reading has no side effect (A 4.2, D-098, D-151). */
export const getPayment: Handler<'getPayment'> = async ({ path, tenantId, reads, fail }) => {
  const intent = await findPayment(reads, tenantId, path.id, 'intent');
  if (intent) return presentUnifiedPayment(projected(intent), tenantId);
  return fail('PAYMENT_NOT_FOUND');
};
