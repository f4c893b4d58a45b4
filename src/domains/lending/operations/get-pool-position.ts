import type { Handler } from '../../../platform/http/handler.ts';
import { presentPosition } from '../pools/financing-pool.present.ts';
import { findPool } from '../pools/financing-pool.store.ts';
import { fundsOfPool } from '../pools/pool-funds.store.ts';

/** Returns the tenant's position in one of its pools (B 4.9, D-370). */
export const getPoolPosition: Handler<'getPoolPosition'> = async ({ path, tenantId, now, reads, fail }) => {
  const pool = await findPool(reads, tenantId, path.id);
  if (pool === undefined) return fail('POOL_NOT_FOUND');
  return presentPosition(pool, await fundsOfPool(reads, tenantId, pool.id), now);
};
