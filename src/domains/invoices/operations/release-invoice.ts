import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Propose the payment to the payee */
export const releaseInvoice: Handler<'releaseInvoice'> = async () => notImplemented('releaseInvoice');
