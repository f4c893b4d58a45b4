import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Vote on an intent that needs approval */
export const approvePayment: Handler<'approvePayment'> = async () => notImplemented('approvePayment');
