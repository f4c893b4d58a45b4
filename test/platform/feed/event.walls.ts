import { eventOf, feedOf, headOf } from '../../../src/platform/feed/event.store.ts';
import { both, type Owned, type StoreWalls } from '../../contract/store-walls.ts';

/** An event that its tenant alone reads. */
const own = (of: Owned, column: string) => of.find('events', column, { parties: [of.tenantId] });

export const walls: StoreWalls = {
  reads: {
    // Each way to list them is a query of its own.
    feedOf: both(async ({ reads, tenantId, of }) => {
      const listed = (more: object) => reads.many(feedOf(tenantId, new Date(0), { order: 'desc', ...more }));
      const resourceId = await own(of, 'resource_id');
      return [...(await listed({})), ...(await listed({ type: 'payment.*' })), ...(await listed({ resourceId }))];
    }),
    headOf: both(async ({ reads, tenantId }) => reads.one(headOf(tenantId))),
    eventOf: both(async ({ reads, tenantId, of }) => reads.one(eventOf(tenantId, new Date(0), await own(of, 'id')))),
  },
  others: {
    presentEvent: 'no read',
    feedCursor: 'no read',
    sequenceOf: 'no read',
    retainedSince: 'no read',
  },
};
