import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Submit a sales order to the seller */
export const submitSalesOrder: Handler<'submitSalesOrder'> = async () => notImplemented('submitSalesOrder');
