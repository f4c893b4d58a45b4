import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { answered, orderFor, refusedOrder } from '../locked-order.ts';

/** The seller accepts the terms that the buyer has signed, asks for other ones, or refuses (B 4.9, D-361, D-363). */
export const respondToSalesOrder: Handler<'respondToSalesOrder'> = async (request) => {
  const { action, note = null } = request.body;
  const order = await orderFor('seller', request);
  if (order instanceof Refusal) return order;
  switch (action) {
    case 'accept': {
      const acceptance = { note, at: order.now };
      if (!order.can('ACCEPT', acceptance)) return refusedOrder(order, 'ACCEPT');
      await order.send('ACCEPT', acceptance);
      break;
    }
    case 'request-changes':
      // Validation has refused an absent note, and an empty one.
      if (note === null) return request.fail('NOTE_REQUIRED');
      if (!order.can('REQUEST_CHANGES', { note })) return refusedOrder(order, 'REQUEST_CHANGES');
      await order.send('REQUEST_CHANGES', { note });
      break;
    case 'reject':
      if (!order.can('REJECT', { note })) return refusedOrder(order, 'REJECT');
      await order.send('REJECT', { note });
      break;
  }
  return answered(order, request);
};
