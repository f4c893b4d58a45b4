import type { Handler } from '../../../kernel/http/handler.ts';
import { claimOfPayment } from '../claim.store.ts';

/** The claim that a payment opened, for its sender only (D-183). */
export const getOfframpPaymentClaim: Handler<'getOfframpPaymentClaim'> = async ({ path, tenantId, reads, fail }) => {
  const found = await claimOfPayment(reads, tenantId, path.id, 'offramp');
  return typeof found === 'string' ? fail(found) : found;
};
