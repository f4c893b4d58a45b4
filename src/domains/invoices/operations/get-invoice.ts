import type { Handler } from '../../../platform/http/handler.ts';
import { presentSettledInvoice } from '../invoice.present.ts';
import { findInvoice } from '../invoice.store.ts';

/** One of the tenant's own, with where its settlement stands (B 4.4, D-295). */
export const getInvoice: Handler<'getInvoice'> = async ({ path, tenantId, reads, fail }) => {
  const invoice = await findInvoice(reads, tenantId, path.id);
  return invoice ? presentSettledInvoice(invoice) : fail('INVOICE_NOT_FOUND');
};
