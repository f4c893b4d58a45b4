import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Accept a purchase order as its supplier */
export const acceptPurchaseOrder: Handler<'acceptPurchaseOrder'> = async () => notImplemented('acceptPurchaseOrder');
