import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Register a purchase order with a pool */
export const registerPurchaseOrder: Handler<'registerPurchaseOrder'> = async () =>
  notImplemented('registerPurchaseOrder');
