import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Deposit into a pool */
export const depositToPool: Handler<'depositToPool'> = async () => notImplemented('depositToPool');
