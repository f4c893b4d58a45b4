import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Withdraw from a pool */
export const withdrawFromPool: Handler<'withdrawFromPool'> = async () => notImplemented('withdrawFromPool');
