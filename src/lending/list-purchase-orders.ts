import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List purchase orders */
export const listPurchaseOrders: Handler<'listPurchaseOrders'> = async () => notImplemented('listPurchaseOrders');
