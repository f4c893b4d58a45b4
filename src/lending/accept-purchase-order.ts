import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Accept a purchase order as its supplier */
export const acceptPurchaseOrder: Handler<'acceptPurchaseOrder'> = async () => notImplemented('acceptPurchaseOrder');
