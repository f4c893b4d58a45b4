import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Register a purchase order with a pool */
export const registerPurchaseOrder: Handler<'registerPurchaseOrder'> = async () =>
  notImplemented('registerPurchaseOrder');
