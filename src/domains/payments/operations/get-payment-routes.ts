import type { Handler } from '../../../kernel/http/handler.ts';
import { paymentOn, routesOnOffer } from '../../offramp/index.ts';
import { findMultisigPayment } from '../multisig-payment.store.ts';

/** The routes of an intent: speed, guarantee, and why others are withheld (A 4.2, D-098, D-102). */
export const getPaymentRoutes: Handler<'getPaymentRoutes'> = async (request) => {
  const { path, tenantId, reads, fail } = request;
  const intent = await paymentOn('intent', request, path.id);
  if (intent) return routesOnOffer(intent, request);
  const legacy = await findMultisigPayment(reads, tenantId, path.id);
  if (!legacy) return fail('PAYMENT_NOT_FOUND');
  return fail('INVALID_TRANSITION', { from: legacy.status, event: 'REQUOTE', generation: 'legacy' });
};
