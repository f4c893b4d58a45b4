import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Cancel a sales order */
export const cancelSalesOrder: Handler<'cancelSalesOrder'> = async () => notImplemented('cancelSalesOrder');
