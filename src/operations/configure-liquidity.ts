import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Configure a currency of a provider */
export const configureLiquidity: Handler<'configureLiquidity'> = async () => notImplemented('configureLiquidity');
