import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Accept, send back or reject an order */
export const respondToSalesOrder: Handler<'respondToSalesOrder'> = async () => notImplemented('respondToSalesOrder');
