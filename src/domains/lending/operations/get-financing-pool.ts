import type { Handler } from '../../../platform/http/handler.ts';
import { presentPool } from '../pools/financing-pool.present.ts';
import { findPool } from '../pools/financing-pool.store.ts';
import { fundsOfPool } from '../pools/pool-funds.store.ts';

/** One of the own pools, in the phase that the clock says (B 4.9, D-369). */
export const getFinancingPool: Handler<'getFinancingPool'> = async ({ path, tenantId, now, reads, fail }) => {
  const pool = await findPool(reads, tenantId, path.id);
  if (pool === undefined) return fail('POOL_NOT_FOUND');
  return presentPool(pool, await fundsOfPool(reads, tenantId, pool.id), now);
};
