import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { presentPool } from '../pools/financing-pool.present.ts';
import { newPool } from '../pools/new-pool.ts';
import { NO_FUNDS } from '../pools/pool-funds.store.ts';

/** Opens a pool for subscription (B 4.9, D-369). */
export const createFinancingPool: Handler<'createFinancingPool'> = async (request) => {
  const id = newId('pool');
  const pool = await request.open('financing-pool', { id, context: newPool(id, request.body, request) });
  return presentPool(recordOf(pool), NO_FUNDS, pool.now);
};
