import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Add an owner's signature to a legacy payment */
export const signPayment: Handler<'signPayment'> = async () => notImplemented('signPayment');
