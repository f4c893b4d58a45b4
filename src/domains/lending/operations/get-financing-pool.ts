import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** Read a financing pool */
export const getFinancingPool: Handler<'getFinancingPool'> = async () => notImplemented('getFinancingPool');
