import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { financingFacts } from '../financing-facts.ts';
import { presentSalesOrder } from '../sales-order.present.ts';
import { orderLists, type SalesOrderRecord } from '../sales-order.store.ts';

/** The orders in which the tenant is buyer or seller, newest first (B 4.9, D-044). */
export const listSalesOrders: Handler<'listSalesOrders'> = async ({ tenantId, query, reads, nextPage }) => {
  const lists = orderLists(tenantId);
  if (query.status !== undefined) for (const list of lists) list.where({ status: query.status });
  const { rows, next } = await page<SalesOrderRecord>(reads, lists, query);
  const factsOf = await financingFacts(reads, tenantId, rows);
  nextPage(next);
  return { salesOrders: rows.map((order) => presentSalesOrder(order, factsOf(order))) };
};
