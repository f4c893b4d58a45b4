import type { Handler } from '../../../platform/http/handler.ts';
import { financingFacts } from '../financing-facts.ts';
import { settledBy } from '../rules/financing.ts';
import { presentSalesOrder, salesOrderRecord } from '../sales-order.present.ts';

/** Looks whether the order is paid; one that is delivered is then COMPLETED (B 4.9, D-365, D-471). */
export const checkSalesOrderSettlement: Handler<'checkSalesOrderSettlement'> = async (request) => {
  const { path, tenantId, reads, aggregate, fail } = request;
  const order = await aggregate('sales-order', path.id);
  if (!order) return fail('SALES_ORDER_NOT_FOUND');
  const found = salesOrderRecord(order);
  const facts = (await financingFacts(reads, tenantId, [found]))(found);
  const source = settledBy(facts);
  if (source !== null && order.can('COMPLETE')) await order.send('COMPLETE');
  return {
    settled: source !== null,
    source,
    checkedAt: order.now.toISOString(),
    order: presentSalesOrder(salesOrderRecord(order), { ...facts, status: order.status }),
  };
};
