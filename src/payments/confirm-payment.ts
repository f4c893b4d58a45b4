import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Lock the money of an intent against its route */
export const confirmPayment: Handler<'confirmPayment'> = async () => notImplemented('confirmPayment');
