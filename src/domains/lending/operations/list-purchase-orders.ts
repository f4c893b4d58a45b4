import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentPurchaseOrder } from '../orders/purchase-order.present.ts';
import { type PurchaseOrderRecord, purchaseOrderLists } from '../orders/purchase-order.store.ts';

/** Lists the purchase orders in which the tenant is borrower, supplier or lender, newest first (B 4.9, D-378). */
export const listPurchaseOrders: Handler<'listPurchaseOrders'> = async ({ query, tenantId, reads, nextPage }) => {
  const lists = purchaseOrderLists(tenantId);
  if (query.status !== undefined) for (const list of lists) list.where({ status: query.status });
  const { rows, next } = await page<PurchaseOrderRecord>(reads, lists, query);
  nextPage(next);
  return { purchaseOrders: rows.map(presentPurchaseOrder) };
};
