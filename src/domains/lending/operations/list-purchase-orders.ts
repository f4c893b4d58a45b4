import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List purchase orders */
export const listPurchaseOrders: Handler<'listPurchaseOrders'> = async () => notImplemented('listPurchaseOrders');
