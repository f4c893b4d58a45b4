import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read the payment policy */
export const getPaymentPolicy: Handler<'getPaymentPolicy'> = async () => notImplemented('getPaymentPolicy');
