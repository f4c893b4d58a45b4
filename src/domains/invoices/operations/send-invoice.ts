import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Send an invoice */
export const sendInvoice: Handler<'sendInvoice'> = async () => notImplemented('sendInvoice');
