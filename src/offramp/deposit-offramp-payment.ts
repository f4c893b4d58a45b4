import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Look for the deposit of a payment */
export const depositOfframpPayment: Handler<'depositOfframpPayment'> = async () =>
  notImplemented('depositOfframpPayment');
