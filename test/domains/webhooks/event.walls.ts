import { feedOf } from '../../../src/domains/webhooks/event.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: { feedOf: both(({ tenantId }) => feedOf(tenantId, new Date(0))) },
  others: {
    presentEvent: 'no read',
    feedCursor: 'no read',
    sequenceOf: 'no read',
    retainedSince: 'no read',
    likeFamily: 'no read',
  },
};
