import type { Knex } from 'knex';
import type { RowReads } from '../../../kernel/db/reads.ts';
import type { RecordOf } from '../../../kernel/lifecycle/record.ts';
import { listsOfParty, rowsOfParty } from '../parties.ts';

export type PurchaseOrderRecord = RecordOf<'purchase-order'>;

const ROLES = ['borrower', 'supplier', 'lender'] as const;

export const purchaseOrdersOf = (tenantId: string): Knex.QueryBuilder =>
  rowsOfParty('purchase_orders', ROLES, tenantId);

/** The same orders, for `page`. */
export const purchaseOrderLists = (tenantId: string): Knex.QueryBuilder[] =>
  listsOfParty('purchase_orders', ROLES, tenantId);

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
