import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the escrow of an invoice now */
export const pollTestInvoice: Handler<'pollTestInvoice'> = async () => notImplemented('pollTestInvoice');
