import type { Handler } from '../../../platform/handler.ts';
import { presentOrder } from '../order.present.ts';

/** Places an order. */
export const createOrder: Handler<'createOrder'> = async ({ body, open, fail }) => {
  const order = await open('order', { kind: body.kind ?? 'RETAIL', reference: body.phone, note: null });
  // The database answers ORDER_EXISTS; LOST is a word of this comment, and of no code.
  return order ? presentOrder(order) : fail('ORDER_EXISTS');
};
