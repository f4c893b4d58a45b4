import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentPool } from '../pools/financing-pool.present.ts';
import { type PoolRecord, poolsOf } from '../pools/financing-pool.store.ts';
import { fundsOf } from '../pools/pool-funds.store.ts';

/** The tenant's own pools, newest first (B 4.9, D-043). */
export const listFinancingPools: Handler<'listFinancingPools'> = async ({ query, tenantId, now, reads, nextPage }) => {
  const { rows, next } = await page<PoolRecord>(reads, poolsOf(tenantId), query);
  nextPage(next);
  const ids = rows.map(({ id }) => id);
  const funds = await fundsOf(reads, tenantId, ids);
  return { pools: rows.map((pool) => presentPool(pool, funds(pool.id), now)) };
};
