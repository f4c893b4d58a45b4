import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { answered, orderFor, refusedOrder } from '../locked-order.ts';

/** The buyer gives the order up, before the seller has accepted it (D-361). */
export const cancelSalesOrder: Handler<'cancelSalesOrder'> = async (request) => {
  const order = await orderFor('buyer', request);
  if (order instanceof Refusal) return order;
  if (!order.can('CANCEL')) return refusedOrder(order, 'CANCEL');
  await order.send('CANCEL');
  return answered(order, request);
};
