import type { Handler } from '../../../platform/http/handler.ts';
import { findPayment } from '../../offramp/index.ts';
import { presentUnifiedPayment, projected } from '../../offramp/intents/index.ts';
import { presentMultisigPayment } from '../multisig-payment.present.ts';
import { findMultisigPayment } from '../multisig-payment.store.ts';

/** One payment of any generation for those who may read it; reading has no side effect (A 4.2, D-098, D-529). */
export const getPayment: Handler<'getPayment'> = async (request) => {
  const { path, tenantId, reads, services, deprecated, fail } = request;
  // Both at once: ids are of one kind, and none of the generations is the likelier one.
  const [payment, legacy] = await Promise.all([
    findPayment(reads, tenantId, path.id),
    findMultisigPayment(reads, tenantId, path.id),
  ]);
  if (payment) return presentUnifiedPayment(projected(payment), tenantId);
  if (!legacy) return fail('PAYMENT_NOT_FOUND');
  deprecated();
  return presentMultisigPayment(legacy, services);
};
