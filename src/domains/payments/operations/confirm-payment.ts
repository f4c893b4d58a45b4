import type { Handler } from '../../../kernel/http/handler.ts';
import { confirmRoute, paymentOn } from '../../offramp/index.ts';
import { findMultisigPayment } from '../multisig-payment.store.ts';
import { presentUnifiedPayment } from '../payment.present.ts';

/** Locks the money against the selected quote and starts execution: the recipient's consent (A 4.2, D-096, D-152). */
export const confirmPayment: Handler<'confirmPayment'> = async (request) => {
  const { path, tenantId, reads, fail } = request;
  const intent = await paymentOn('intent', request, path.id);
  if (intent) return (await confirmRoute(intent, request)) ?? presentUnifiedPayment(intent, tenantId);
  const legacy = await findMultisigPayment(reads, tenantId, path.id);
  if (!legacy) return fail('PAYMENT_NOT_FOUND');
  return fail('INVALID_TRANSITION', { from: legacy.status, event: 'CONFIRM', generation: 'legacy' });
};
