import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Tells whether the tenant has the invoice that a payment names; paying does not settle it (D-167). */
export const hasInvoice = async (reads: RowReads, tenantId: string, id: string): Promise<boolean> =>
  (await reads.one(sql('invoices').where({ tenant_id: tenantId, id }).select('id'))) !== undefined;
