import type { StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {},
  others: {
    liquidityRows: 'prefunded at providers: of no tenant',
    lockedLiquidity: 'prefunded at providers: of no tenant',
  },
};
