import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Cancel an invoice */
export const cancelInvoice: Handler<'cancelInvoice'> = async () => notImplemented('cancelInvoice');
