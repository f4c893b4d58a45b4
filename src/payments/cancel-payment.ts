import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Cancel a payment of either generation */
export const cancelPayment: Handler<'cancelPayment'> = async () => notImplemented('cancelPayment');
