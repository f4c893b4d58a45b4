import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Withdraw from a pool */
export const withdrawFromPool: Handler<'withdrawFromPool'> = async () => notImplemented('withdrawFromPool');
