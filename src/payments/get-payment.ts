import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a payment of either generation */
export const getPayment: Handler<'getPayment'> = async () => notImplemented('getPayment');
