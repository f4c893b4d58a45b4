import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Draft an invoice */
export const createInvoice: Handler<'createInvoice'> = async () => notImplemented('createInvoice');
