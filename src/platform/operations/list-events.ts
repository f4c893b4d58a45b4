import { feedCursor, feedOf, presentEvent, retainedSince, sequenceOf } from '../feed/event.store.ts';
import type { NumberedEvent } from '../feed/event-renderer.ts';
import type { Handler } from '../http/handler.ts';
import { DEFAULT_TAKE } from '../lists/paging.ts';
import { streamEvents } from './stream-events.ts';

/** A cursor of another list: it must not begin this one anew. */
const FOREIGN_CURSOR = { path: '/query/cursor', message: 'is not a cursor of this list', rule: 'cursor' };

/**
 * The tenant's feed by sequence, newest first or, with `order=asc`, oldest first; the cursor works both ways (D-439). Whoever
 * accepts server-sent events alone gets a stream.
 */
export const listEvents: Handler<'listEvents'> = async (request) => {
  if (request.wantsStream) return streamEvents(request);
  const { query, tenantId, reads, services, now, nextPage, fail } = request;
  const { cursor, order = 'desc', type, resourceId, take = DEFAULT_TAKE } = query;
  const from = cursor === undefined ? undefined : sequenceOf(cursor);
  if (cursor !== undefined && from === undefined) return fail('VALIDATION_FAILED', { errors: [FOREIGN_CURSOR] });
  const list = feedOf(tenantId, retainedSince(now), { order, from, type, resourceId }).limit(take + 1);
  if (from === undefined && query.skip) list.offset(query.skip);
  const found = await reads.many<NumberedEvent>(list);
  const rows = found.slice(0, take);
  const last = rows.at(-1);
  nextPage(found.length > take && last ? feedCursor(last) : undefined);
  return { events: rows.map((event) => presentEvent(services.eventRenderer, event)) };
};
