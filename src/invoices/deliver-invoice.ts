import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Say that it is delivered */
export const deliverInvoice: Handler<'deliverInvoice'> = async () => notImplemented('deliverInvoice');
