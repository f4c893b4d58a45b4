import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Create a financing pool */
export const createFinancingPool: Handler<'createFinancingPool'> = async () => notImplemented('createFinancingPool');
