import type { Handler } from '../../../kernel/http/handler.ts';
import { notImplemented } from '../../../kernel/http/ports.ts';

/** List financing pools */
export const listFinancingPools: Handler<'listFinancingPools'> = async () => notImplemented('listFinancingPools');
