import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Propose the payment to the payee */
export const releaseInvoice: Handler<'releaseInvoice'> = async () => notImplemented('releaseInvoice');
