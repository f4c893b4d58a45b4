import type { Handler } from '../../../platform/http/handler.ts';
import { presentUnifiedPayment } from '../../offramp/intents/index.ts';
import { confirmRoute } from '../../offramp/routes/index.ts';
import { findMultisigPayment } from '../multisig-payment.store.ts';

/** Locks the money against the selected quote and starts execution: the recipient's consent (A 4.2, D-096, D-152). */
export const confirmPayment: Handler<'confirmPayment'> = async (request) => {
  const { path, tenantId, reads, aggregate, fail } = request;
  const payment = await aggregate('offramp-payment', path.id);
  if (payment) return (await confirmRoute(payment, request)) ?? presentUnifiedPayment(payment, tenantId);
  const legacy = await findMultisigPayment(reads, tenantId, path.id);
  if (!legacy) return fail('PAYMENT_NOT_FOUND');
  return fail('INVALID_TRANSITION', { from: legacy.status, event: 'CONFIRM', generation: 'legacy' });
};
