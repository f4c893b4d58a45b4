import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Send an invoice */
export const sendInvoice: Handler<'sendInvoice'> = async () => notImplemented('sendInvoice');
