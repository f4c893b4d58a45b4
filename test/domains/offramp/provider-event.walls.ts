import type { StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {},
  others: { isInEffect: 'no read', recordEvent: 'a write' },
};
