import { lockMark, newestOf } from '../../../src/domains/webhooks/feeds/mark.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    newestOf: both(async ({ reads, tenantId }) => {
      const newest = await reads.one<{ sequence: bigint | null }>(newestOf(tenantId));
      return newest?.sequence ?? undefined;
    }),
    lockMark: both(({ reads, tenantId }) => lockMark(reads, tenantId)),
  },
};
