import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Take prefunded liquidity back */
export const withdrawLiquidity: Handler<'withdrawLiquidity'> = async () => notImplemented('withdrawLiquidity');
