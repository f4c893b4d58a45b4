import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Say that it is delivered */
export const deliverInvoice: Handler<'deliverInvoice'> = async () => notImplemented('deliverInvoice');
