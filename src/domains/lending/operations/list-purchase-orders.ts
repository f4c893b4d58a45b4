import { page } from '../../../kernel/db/rows/paging.ts';
import type { Handler } from '../../../kernel/http/handler.ts';
import { presentPurchaseOrder } from '../orders/purchase-order.present.ts';
import { type PurchaseOrderRecord, purchaseOrdersOf } from '../orders/purchase-order.store.ts';

/** Lists the purchase orders in which the tenant is borrower, supplier or lender, newest first (B 4.9, D-378). */
export const listPurchaseOrders: Handler<'listPurchaseOrders'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = purchaseOrdersOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<PurchaseOrderRecord>(reads, list, query);
  nextPage(next);
  return { purchaseOrders: rows.map(presentPurchaseOrder) };
};
