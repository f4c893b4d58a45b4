import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Propose the payment back to the payer */
export const refundInvoice: Handler<'refundInvoice'> = async () => notImplemented('refundInvoice');
