import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Execute a ready legacy payment */
export const executePayment: Handler<'executePayment'> = async () => notImplemented('executePayment');
