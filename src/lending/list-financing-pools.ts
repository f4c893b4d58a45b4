import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List financing pools */
export const listFinancingPools: Handler<'listFinancingPools'> = async () => notImplemented('listFinancingPools');
