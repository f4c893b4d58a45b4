import { replayable } from '../../../src/domains/webhooks/feeds/replay.store.ts';
import type { RecordOf } from '../../../src/platform/lifecycle/record.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

const span = { since: new Date(0), until: null, retainedSince: new Date(0) };

export const walls: StoreWalls = {
  reads: {
    replayable: both(({ tenantId, of }) => {
      const endpoint = { id: of.id('webhook-endpoints'), eventTypes: ['*'] } as unknown as RecordOf<'webhook-endpoint'>;
      return replayable(tenantId, endpoint, span);
    }),
  },
};
