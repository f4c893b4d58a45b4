import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Cancel an invoice */
export const cancelInvoice: Handler<'cancelInvoice'> = async () => notImplemented('cancelInvoice');
