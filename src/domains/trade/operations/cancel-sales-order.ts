import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Cancel a sales order */
export const cancelSalesOrder: Handler<'cancelSalesOrder'> = async () => notImplemented('cancelSalesOrder');
