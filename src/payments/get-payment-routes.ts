import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read the routes on offer for an intent */
export const getPaymentRoutes: Handler<'getPaymentRoutes'> = async () => notImplemented('getPaymentRoutes');
