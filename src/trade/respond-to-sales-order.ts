import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Accept, send back or reject an order */
export const respondToSalesOrder: Handler<'respondToSalesOrder'> = async () => notImplemented('respondToSalesOrder');
