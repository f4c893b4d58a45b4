import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Replace the payment policy */
export const setPaymentPolicy: Handler<'setPaymentPolicy'> = async () => notImplemented('setPaymentPolicy');
