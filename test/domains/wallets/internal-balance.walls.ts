import { internalBalances } from '../../../src/domains/wallets/internal-balance.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    internalBalances: both(async ({ reads, tenantId }) =>
      Object.values((await internalBalances(reads, tenantId)) ?? {}).some((units) => units !== 0n),
    ),
  },
};
