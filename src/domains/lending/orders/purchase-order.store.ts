import type { Knex } from 'knex';
import type { RowReads } from '../../../kernel/db/reads.ts';
import type { RecordOf } from '../../../kernel/lifecycle/record.ts';
import { rowsOfParty } from '../parties.ts';

export type PurchaseOrderRecord = RecordOf<'purchase-order'>;

export const purchaseOrdersOf = (tenantId: string): Knex.QueryBuilder =>
  rowsOfParty('purchase_orders', ['borrower', 'supplier', 'lender'], tenantId);

/** By its name in typed data (D-470). */
export const purchaseOrderNamed = (
  reads: RowReads,
  tenantId: string,
  poId: string,
): Promise<PurchaseOrderRecord | undefined> =>
  reads.one<PurchaseOrderRecord>(purchaseOrdersOf(tenantId).where({ po_id: poId.toLowerCase() }));

/** Tells whether an extraction of the tenant's is financed already (D-371). */
export const isExtractionFinanced = async (reads: RowReads, tenantId: string, extractionId: string): Promise<boolean> =>
  (await reads.one(purchaseOrdersOf(tenantId).where({ extraction_id: extractionId }))) !== undefined;
