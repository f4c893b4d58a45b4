import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read what a payer needs */
export const getPublicInvoice: Handler<'getPublicInvoice'> = async () => notImplemented('getPublicInvoice');
