import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Submit a sales order to the seller */
export const submitSalesOrder: Handler<'submitSalesOrder'> = async () => notImplemented('submitSalesOrder');
