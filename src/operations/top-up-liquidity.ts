import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Add prefunded liquidity */
export const topUpLiquidity: Handler<'topUpLiquidity'> = async () => notImplemented('topUpLiquidity');
