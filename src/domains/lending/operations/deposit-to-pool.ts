import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Deposit into a pool */
export const depositToPool: Handler<'depositToPool'> = async () => notImplemented('depositToPool');
