import { countEndpoints, endpointsOf, findEndpoint } from '../../../src/domains/webhooks/webhook-endpoint.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    endpointsOf: both(({ tenantId }) => endpointsOf(tenantId)),
    findEndpoint: both(async ({ reads, tenantId, of }) => findEndpoint(reads, tenantId, of.id('webhook-endpoints'))),
    countEndpoints: both(async ({ reads, tenantId }) => {
      const found = await reads.one<{ count: bigint }>(countEndpoints(tenantId));
      return found && found.count > 0n ? found : undefined;
    }),
  },
};
