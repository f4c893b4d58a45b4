import { DEFAULT_TAKE } from '../../../kernel/db/paging.ts';
import type { Handler } from '../../../kernel/http/handler.ts';
import {
  type FeedRow,
  feedCursor,
  feedOf,
  likeFamily,
  presentEvent,
  retainedSince,
  sequenceOf,
} from '../event.store.ts';

/** A cursor of another list: it must not begin this one anew. */
const FOREIGN_CURSOR = { path: '/query/cursor', message: 'is not a cursor of this list', rule: 'cursor' };

/** The tenant's feed by sequence, newest first or, with `order=asc`, oldest first; the cursor works both ways (D-439). */
export const listEvents: Handler<'listEvents'> = async ({ query, tenantId, reads, services, now, nextPage, fail }) => {
  const take = query.take ?? DEFAULT_TAKE;
  const from = query.cursor === undefined ? undefined : sequenceOf(query.cursor);
  if (query.cursor !== undefined && from === undefined) return fail('VALIDATION_FAILED', { errors: [FOREIGN_CURSOR] });
  const order = query.order ?? 'desc';
  const list = feedOf(tenantId, retainedSince(now))
    .orderBy('f.sequence', order)
    .limit(take + 1);
  if (query.type?.endsWith('.*')) list.whereLike('f.type', likeFamily(query.type));
  else if (query.type !== undefined) list.where('f.type', query.type);
  if (query.resourceId !== undefined) list.where('f.resource_id', query.resourceId);
  if (from !== undefined) list.where('f.sequence', order === 'asc' ? '>' : '<', from);
  else if (query.skip) list.offset(query.skip);
  const found = await reads.many<FeedRow>(list);
  const rows = found.slice(0, take);
  const last = rows.at(-1);
  nextPage(found.length > take && last ? feedCursor(last) : undefined);
  return { events: rows.map((event) => presentEvent(services.eventRenderer, event)) };
};
