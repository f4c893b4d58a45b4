import type { Handler } from '../../../platform/handler.ts';
import { presentOrder } from '../order.present.ts';

/** Cancels an order that has not left. */
export const cancelOrder: Handler<'cancelOrder'> = async ({ path, body, aggregate, fail }) => {
  const order = await aggregate('order', path.id);
  if (!order) return fail('ORDER_NOT_FOUND');
  if (order.status === 'SHIPPED' || !order.can('CANCEL')) return fail('ORDER_SHIPPED', { shippedAt: order.updatedAt });
  await order.send('CANCEL', { note: body.note });
  return presentOrder(order);
};
