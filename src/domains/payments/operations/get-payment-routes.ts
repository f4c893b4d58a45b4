import type { Handler } from '../../../platform/http/handler.ts';
import { routesOnOffer } from '../../offramp/routes/index.ts';
import { findMultisigPayment } from '../multisig-payment.store.ts';

/** The routes of a payment that is not legacy: speed, guarantee, and why others are withheld (A 4.2, D-098, D-102, D-529). */
export const getPaymentRoutes: Handler<'getPaymentRoutes'> = async (request) => {
  const { path, tenantId, reads, aggregate, fail } = request;
  const payment = await aggregate('offramp-payment', path.id);
  if (payment) return routesOnOffer(payment, request);
  const legacy = await findMultisigPayment(reads, tenantId, path.id);
  if (!legacy) return fail('PAYMENT_NOT_FOUND');
  return fail('INVALID_TRANSITION', { from: legacy.status, event: 'REQUOTE', generation: 'legacy' });
};
