import type { Handler } from '../../../platform/http/handler.ts';
import { claimOfPayment } from '../claim.store.ts';

/** The same claim by its unified payment: one space of ids (D-183). A legacy payment has none. */
export const getPaymentClaim: Handler<'getPaymentClaim'> = async ({ path, tenantId, reads }) =>
  claimOfPayment(reads, tenantId, path.id);
