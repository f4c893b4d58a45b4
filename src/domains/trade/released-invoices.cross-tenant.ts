// Reads across tenants: the invoice of an order belongs to one party, and both ask whether it is paid.

import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';

/** Returns the RELEASED invoices among these. The caller has found each by a delivery of its own (D-364, D-471). */
export async function releasedInvoices(reads: Reads, invoiceIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (invoiceIds.length === 0) return new Set();
  const released = await reads.acrossTenants.many<{ id: string }>(
    sql('invoices').select('id').whereIn('id', invoiceIds).where({ status: 'RELEASED' }),
  );
  return new Set(released.map(({ id }) => id));
}
