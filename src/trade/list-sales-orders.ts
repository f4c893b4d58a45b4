import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List sales orders */
export const listSalesOrders: Handler<'listSalesOrders'> = async () => notImplemented('listSalesOrders');
