import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Draft an invoice */
export const createInvoice: Handler<'createInvoice'> = async () => notImplemented('createInvoice');
