import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the payment policy */
export const getPaymentPolicy: Handler<'getPaymentPolicy'> = async () => notImplemented('getPaymentPolicy');
