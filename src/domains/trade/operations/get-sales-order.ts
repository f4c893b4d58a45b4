import type { Handler } from '../../../platform/http/handler.ts';
import { financingFacts } from '../financing-facts.ts';
import { presentSalesOrder } from '../sales-order.present.ts';
import { findSalesOrder } from '../sales-order.store.ts';

/** One order for its buyer or its seller (B 4.9, D-360). */
export const getSalesOrder: Handler<'getSalesOrder'> = async ({ path, tenantId, reads, fail }) => {
  const order = await findSalesOrder(reads, tenantId, path.id);
  if (!order) return fail('SALES_ORDER_NOT_FOUND');
  return presentSalesOrder(order, (await financingFacts(reads, tenantId, [order]))(order));
};
