import type { Handler } from '../../../platform/http/handler.ts';
import { claimOfPayment } from '../claim.store.ts';

/** The claim that a payment opened, for its sender only (D-183). */
export const getOfframpPaymentClaim: Handler<'getOfframpPaymentClaim'> = async ({ path, tenantId, reads }) =>
  claimOfPayment(reads, tenantId, path.id, 'offramp');
