import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Create a financing pool */
export const createFinancingPool: Handler<'createFinancingPool'> = async () => notImplemented('createFinancingPool');
