import { availableBalance } from '../../../src/domains/wallets/balance.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: { availableBalance: both(async ({ reads, tenantId }) => availableBalance(reads, tenantId, 'USDC')) },
};
