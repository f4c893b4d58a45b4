import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read what a payer needs */
export const getPublicInvoice: Handler<'getPublicInvoice'> = async () => notImplemented('getPublicInvoice');
