import { sinkRequestsOf, sinksOf } from '../../../src/domains/webhooks/sink.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    sinksOf: both(({ tenantId }) => sinksOf(tenantId)),
    sinkRequestsOf: both(({ tenantId, of }) => sinkRequestsOf(tenantId, of.id('webhook-sinks'))),
  },
};
