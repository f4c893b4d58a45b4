import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a sales order */
export const getSalesOrder: Handler<'getSalesOrder'> = async () => notImplemented('getSalesOrder');
