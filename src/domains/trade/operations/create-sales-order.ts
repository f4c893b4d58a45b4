import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Create a sales order */
export const createSalesOrder: Handler<'createSalesOrder'> = async () => notImplemented('createSalesOrder');
