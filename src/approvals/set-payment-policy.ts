import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Replace the payment policy */
export const setPaymentPolicy: Handler<'setPaymentPolicy'> = async () => notImplemented('setPaymentPolicy');
