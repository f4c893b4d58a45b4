import type { Handler } from '../../../kernel/http/handler.ts';
import { type FeedRow, feedOf, presentEvent, retainedSince } from '../event.store.ts';

/** One event of the tenant's own feed (D-389). */
export const getEvent: Handler<'getEvent'> = async ({ path, tenantId, reads, services, now, fail }) => {
  const event = await reads.one<FeedRow>(feedOf(tenantId, retainedSince(now)).where('f.event_id', path.id));
  return event ? presentEvent(services.eventRenderer, event) : fail('EVENT_NOT_FOUND');
};
