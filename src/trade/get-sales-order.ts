import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a sales order */
export const getSalesOrder: Handler<'getSalesOrder'> = async () => notImplemented('getSalesOrder');
