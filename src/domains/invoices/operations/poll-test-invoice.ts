import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read the escrow of an invoice now */
export const pollTestInvoice: Handler<'pollTestInvoice'> = async () => notImplemented('pollTestInvoice');
