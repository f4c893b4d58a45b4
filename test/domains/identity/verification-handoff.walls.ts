import type { StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {},
  others: { handoffByToken: 'public: the token is the proof' },
};
