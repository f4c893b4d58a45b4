import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List prefunded liquidity */
export const listLiquidity: Handler<'listLiquidity'> = async () => notImplemented('listLiquidity');
