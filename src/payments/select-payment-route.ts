import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Select a route of an intent */
export const selectPaymentRoute: Handler<'selectPaymentRoute'> = async () => notImplemented('selectPaymentRoute');
