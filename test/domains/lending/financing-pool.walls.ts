import { findPool, poolsOf } from '../../../src/domains/lending/pools/financing-pool.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    poolsOf: both(({ tenantId }) => poolsOf(tenantId)),
    findPool: both(async ({ reads, tenantId, of }) => findPool(reads, tenantId, of.id('pools'))),
  },
};
