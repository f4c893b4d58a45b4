import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { answered, orderFor, refusedOrder } from '../locked-order.ts';
import { termsOf } from '../rules/order-terms.ts';

/** The buyer replaces the terms as a whole: a new version, which nobody has signed (D-362). */
export const updateSalesOrderTerms: Handler<'updateSalesOrderTerms'> = async (request) => {
  const order = await orderFor('buyer', request);
  if (order instanceof Refusal) return order;
  const terms = termsOf(request.body.terms);
  if (!order.can('UPDATE_TERMS', { terms })) return refusedOrder(order, 'UPDATE_TERMS');
  await order.send('UPDATE_TERMS', { terms });
  return answered(order, request);
};
