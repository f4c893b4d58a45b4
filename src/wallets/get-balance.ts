import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read what can be paid with */
export const getBalance: Handler<'getBalance'> = async () => notImplemented('getBalance');
