import type { Handler } from '../../../platform/http/handler.ts';
import { presentUnifiedPayment } from '../../offramp/intents/index.ts';
import { selectRoute } from '../../offramp/routes/index.ts';
import { findMultisigPayment } from '../multisig-payment.store.ts';

/** The recipient chooses a quote of the newest set; repeatable, the last one wins (A 4.2, D-099, D-152). */
export const selectPaymentRoute: Handler<'selectPaymentRoute'> = async (request) => {
  const { path, tenantId, reads, aggregate, fail } = request;
  const payment = await aggregate('offramp-payment', path.id);
  if (payment) return (await selectRoute(payment, request)) ?? presentUnifiedPayment(payment, tenantId);
  const legacy = await findMultisigPayment(reads, tenantId, path.id);
  if (!legacy) return fail('PAYMENT_NOT_FOUND');
  return fail('INVALID_TRANSITION', { from: legacy.status, event: 'SELECT_ROUTE', generation: 'legacy' });
};
