import type { SalesOrder } from '../../../generated/contract/schemas.ts';
import type { Reads } from '../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import type { EventTypeOf } from '../../platform/lifecycle/definition.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { financingFacts } from './financing-facts.ts';
import { presentSalesOrder, salesOrderRecord } from './sales-order.present.ts';

type Order = Aggregate<'sales-order'>;

interface Asked extends Pick<Aggregates, 'aggregate'> {
  readonly path: { readonly id: string };
  readonly tenantId: string;
  readonly reads: Reads;
}

/**
 * The order of the path, locked for what one of its parties alone may do: who is no party finds none, and the other one is
 * refused whatever state it is in (D-361, D-474).
 */
export async function orderFor(
  role: 'buyer' | 'seller',
  { path, tenantId, aggregate }: Asked,
): Promise<Order | Refusal<'SALES_ORDER_NOT_FOUND' | 'NOT_ORDER_PARTY'>> {
  const order = await aggregate('sales-order', path.id);
  if (!order) return refuse('SALES_ORDER_NOT_FOUND');
  const { buyerTenantId, sellerTenantId } = order.context;
  if ((role === 'buyer' ? buyerTenantId : sellerTenantId) === tenantId) return order;
  return refuse('NOT_ORDER_PARTY', { message: `Only the ${role} of the sales order may do this.` });
}

/** Refuses what the order's state, or its empty terms, do not allow (D-041, D-360). */
export function refusedOrder(order: Order, event: EventTypeOf<'sales-order'>): Refusal<'INVALID_TRANSITION'> {
  const details = { from: order.status, event };
  const isEmpty = event === 'SUBMIT' && order.context.terms.lineItems.length === 0;
  return refuse('INVALID_TRANSITION', {
    details,
    ...(isEmpty && { message: 'The sales order has no line items. Add one by replacing its terms, then submit it.' }),
  });
}

/** The order as it is after this request. */
export async function answered(
  order: Order,
  { reads, tenantId }: Pick<Asked, 'reads' | 'tenantId'>,
): Promise<SalesOrder> {
  const record = salesOrderRecord(order);
  return presentSalesOrder(record, (await financingFacts(reads, tenantId, [record]))(record));
}
