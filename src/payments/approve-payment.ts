import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Vote on an intent that needs approval */
export const approvePayment: Handler<'approvePayment'> = async () => notImplemented('approvePayment');
