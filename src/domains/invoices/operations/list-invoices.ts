import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentSettledInvoice } from '../invoice.present.ts';
import { INVOICE_ORDER, invoicesOf, type SettledInvoice } from '../invoice.store.ts';

/** The tenant's invoices, newest first (B 4.4, D-043). */
export const listInvoices: Handler<'listInvoices'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = invoicesOf(tenantId);
  if (query.status !== undefined) list.where({ 'i.status': query.status });
  const { rows, next } = await page<SettledInvoice>(reads, list, query, INVOICE_ORDER);
  nextPage(next);
  return { invoices: rows.map(presentSettledInvoice) };
};
