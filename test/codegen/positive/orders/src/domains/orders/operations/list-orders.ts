import type { Handler } from '../../../platform/http/handler.ts';

export const listOrders: Handler<'listOrders'> = async ({ query }) => {
  const take: number = query.take;
  const statuses: readonly ('RECEIVED' | 'HELD' | 'PLACED' | 'SHIPPED' | 'CANCELED')[] = query.status ?? [];
  return { orders: statuses.slice(0, take).map((status) => ({ id: '', status, phone: '', lines: [], note: null })) };
};
