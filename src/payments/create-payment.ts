import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Create a payment */
export const createPayment: Handler<'createPayment'> = async () => notImplemented('createPayment');
