import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { answered, orderFor, refusedOrder } from '../locked-order.ts';

/** The buyer signs the terms and asks the seller (D-360, D-361). */
export const submitSalesOrder: Handler<'submitSalesOrder'> = async (request) => {
  const order = await orderFor('buyer', request);
  if (order instanceof Refusal) return order;
  if (!order.can('SUBMIT')) return refusedOrder(order, 'SUBMIT');
  await order.send('SUBMIT');
  return answered(order, request);
};
