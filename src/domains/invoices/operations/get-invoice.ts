import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read an invoice */
export const getInvoice: Handler<'getInvoice'> = async () => notImplemented('getInvoice');
