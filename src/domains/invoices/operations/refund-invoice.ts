import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Propose the payment back to the payer */
export const refundInvoice: Handler<'refundInvoice'> = async () => notImplemented('refundInvoice');
