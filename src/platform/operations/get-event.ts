import { eventOf, presentEvent, retainedSince } from '../feed/event.store.ts';
import type { NumberedEvent } from '../feed/event-renderer.ts';
import type { Handler } from '../http/handler.ts';

/** One event of the tenant's own feed (D-389). */
export const getEvent: Handler<'getEvent'> = async ({ path, tenantId, reads, services, now, fail }) => {
  const event = await reads.one<NumberedEvent>(eventOf(tenantId, retainedSince(now), path.id));
  return event ? presentEvent(services.eventRenderer, event) : fail('EVENT_NOT_FOUND');
};
