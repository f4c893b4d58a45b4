import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Create a sales order */
export const createSalesOrder: Handler<'createSalesOrder'> = async () => notImplemented('createSalesOrder');
