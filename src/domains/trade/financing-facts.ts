import type { Reads } from '../../platform/db/reads.ts';
import { invoicedDeliveries } from './delivery-record.store.ts';
import { releasedInvoices } from './released-invoices.cross-tenant.ts';
import { type FinancingFacts, isFinanceable } from './rules/financing.ts';
import type { SalesOrderRecord } from './sales-order.store.ts';

type Order = Pick<SalesOrderRecord, 'id' | 'status' | 'purchaseOrderId' | 'loanRepaidAt'>;

/**
 * Reads the facts that decide the orders' financing, by their ids. The caller has found them as one of their parties.
 */
export async function financingFacts(
  reads: Reads,
  tenantId: string,
  orders: readonly Order[],
): Promise<(order: Order) => FinancingFacts> {
  // Before its delivery is accepted an order has no invoice.
  const delivered = orders.filter(({ status }) => status === 'DELIVERED' || status === 'COMPLETED').map(({ id }) => id);
  const invoiced = await invoicedDeliveries(reads, tenantId, delivered);
  const released = await releasedInvoices(
    reads,
    invoiced.map(({ invoiceId }) => invoiceId),
  );
  const paid = new Set(invoiced.filter(({ invoiceId }) => released.has(invoiceId)).map(({ orderId }) => orderId));
  return (order) => financingOf(order, paid.has(order.id));
}

/** The same of one order, where it is known whether its invoice is RELEASED. */
export const financingOf = (
  { status, purchaseOrderId, loanRepaidAt }: Omit<Order, 'id'>,
  invoiceReleased: boolean,
): FinancingFacts => ({
  status,
  purchaseOrder: purchaseOrderId === null ? 'NONE' : loanRepaidAt === null ? 'OPEN' : 'REPAID',
  invoiceReleased,
});

/**
 * Whether an order may be financed now (D-363). Whoever acts on the answer has locked the order, and registers its
 * purchase order with the event REGISTER_PURCHASE_ORDER in the same transaction: no second one follows.
 */
export async function isOrderFinanceable(reads: Reads, tenantId: string, order: Order): Promise<boolean> {
  const factsOf = await financingFacts(reads, tenantId, [order]);
  return isFinanceable(factsOf(order));
}
