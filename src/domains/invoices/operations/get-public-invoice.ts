import type { Handler } from '../../../platform/http/handler.ts';
import { presentPublicInvoice } from '../invoice.present.ts';
import { publicInvoice } from '../public-invoice.cross-tenant.ts';

/** Returns an invoice as its payer needs it, for anyone with the id (B 2.5, B 4.4). */
export const getPublicInvoice: Handler<'getPublicInvoice'> = async ({ path, reads, services, fail }) => {
  const invoice = await publicInvoice(reads, path.id);
  if (!invoice) return fail('INVOICE_NOT_FOUND');
  return presentPublicInvoice(invoice, services.chain.contracts.settlementToken);
};
