import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a financing pool */
export const getFinancingPool: Handler<'getFinancingPool'> = async () => notImplemented('getFinancingPool');
