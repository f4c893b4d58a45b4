import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read an invoice */
export const getInvoice: Handler<'getInvoice'> = async () => notImplemented('getInvoice');
