import type { Knex } from 'knex';
import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import type { Document } from '../../trade/index.ts';
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

/**
 * The purchase orders of the borrower for a document, itself or a sales order from what was read (D-527). Orders of earlier
 * releases do not name their document: they are found by what was read out of it.
 */
export function ordersOfDocument(borrowerTenantId: string, document: Document): Knex.QueryBuilder {
  const { id, extractionIds } = document;
  const agreements = sql('agreements').select('id').whereIn('extraction_id', extractionIds);
  const orders = sql('sales_orders')
    .select('id')
    .where({ buyer_tenant_id: borrowerTenantId })
    .where((source) => source.whereIn('extraction_id', extractionIds).orWhereIn('agreement_id', agreements));
  return sql('purchase_orders')
    .select('id')
    .where({ borrower_tenant_id: borrowerTenantId })
    .where((source) =>
      source.where({ document_id: id }).orWhereIn('extraction_id', extractionIds).orWhereIn('trade_order_id', orders),
    );
}

/** Tells whether a purchase order of the tenant's finances the document, and its loan is not repaid (D-527). */
export const isDocumentInUse = async (reads: RowReads, tenantId: string, document: Document): Promise<boolean> =>
  (await reads.one(ordersOfDocument(tenantId, document).whereNot({ status: 'REPAID' }).limit(1))) !== undefined;
