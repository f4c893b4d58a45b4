import type { Knex } from 'knex';
import { sql } from '../db/sql.ts';
import { verbatim } from '../json/index.ts';
import { readCursor, writeCursor } from '../lists/paging.ts';
import { type EventRenderer, NUMBERED_EVENT, type NumberedEvent } from './event-renderer.ts';
import { ENTRY_OF_EVENT, entriesOf, likeFamily } from './feed-entries.ts';
import { feedLimits } from './feed-limits.ts';

/** Which events of a feed are listed. */
export interface ListedEvents {
  readonly order: 'asc' | 'desc';
  /** The number that they begin behind. */
  readonly from?: string | undefined;
  /** By its name, or a family such as `parcel.*`. */
  readonly type?: string | undefined;
  readonly resourceId?: string | undefined;
}

/** Events of the tenant's own feed, less what is older than the retention of 30 days (D-389, D-390, D-487). */
export function feedOf(
  tenantId: string,
  since: Date,
  { order, from, type, resourceId }: ListedEvents,
): Knex.QueryBuilder {
  if (resourceId === undefined) {
    return sql(entriesOf(tenantId, { order, from, types: [type ?? '*'] }))
      .join({ e: 'events' }, 'e.id', 'f.event_id')
      .select(sql.raw(NUMBERED_EVENT))
      .where('e.at', '>', since)
      .orderBy([
        { column: 'f.last_sequence', order },
        { column: 'f.sequence', order },
      ]);
  }
  const list = entries(tenantId, since).where('e.resource_id', resourceId).orderBy('f.sequence', order);
  if (type?.endsWith('.*')) list.whereLike('e.type', likeFamily(type));
  else if (type !== undefined) list.where('e.type', type);
  if (from !== undefined) list.where('f.sequence', order === 'asc' ? '>' : '<', from);
  return list;
}

/** The number of the last event of the tenant's feed; none of a feed without events. */
export const headOf = (tenantId: string): Knex.QueryBuilder =>
  sql('feed_segments').select('last_sequence').where('tenant_id', tenantId).orderBy('last_sequence', 'desc').limit(1);

/** One of them. */
export const eventOf = (tenantId: string, since: Date, eventId: string): Knex.QueryBuilder =>
  entries(tenantId, since).where('e.id', eventId);

const entries = (tenantId: string, since: Date): Knex.QueryBuilder =>
  sql({ e: 'events' }).joinRaw(ENTRY_OF_EVENT, { tenantId }).select(sql.raw(NUMBERED_EVENT)).where('e.at', '>', since);

/** As it is rendered: metadata in it is to be shown to the byte (D-490). The contract says what an event looks like. */
export const presentEvent = <Event extends object>(
  renderer: Pick<EventRenderer, 'render'>,
  event: NumberedEvent,
): Event => verbatim<Event>(renderer.render(event));

/** The place of an event in its feed, as the opaque cursor that lists use. */
export const feedCursor = ({ sequence, at }: Pick<NumberedEvent, 'sequence' | 'at'>): string =>
  writeCursor({ createdAt: at, id: sequence.toString() });

/** The sequence number behind a cursor; undefined when it belongs to another list. No feed comes to 18 digits. */
export function sequenceOf(cursor: string): string | undefined {
  const id = readCursor(cursor)?.id;
  return id !== undefined && /^\d{1,18}$/.test(id) ? id : undefined;
}

export const retainedSince = (now: Date): Date => new Date(now.getTime() - feedLimits.eventRetention);
