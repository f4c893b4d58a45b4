import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List sales orders */
export const listSalesOrders: Handler<'listSalesOrders'> = async () => notImplemented('listSalesOrders');
