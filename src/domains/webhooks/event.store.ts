import type { Event } from '../../../generated/contract/schemas.ts';
import { readCursor, writeCursor } from '../../kernel/db/paging.ts';
import { sql } from '../../kernel/db/sql.ts';
import { verbatim } from '../../kernel/json/index.ts';
import { type EventRenderer, NUMBERED_EVENT, type NumberedEvent } from '../../kernel/outbox/event-renderer.ts';

/** An event of one tenant's feed (D-390, D-487). */
export interface FeedRow extends NumberedEvent {
  readonly createdAt: Date;
}

/** The tenant's own feed `f`, less what is older than the retention of 30 days (D-389). */
export const feedOf = (tenantId: string, since: Date) =>
  sql({ f: 'event_feed' })
    .join({ e: 'events' }, 'e.id', 'f.event_id')
    .select(sql.raw(NUMBERED_EVENT), 'f.created_at')
    .where('f.tenant_id', tenantId)
    .where('f.created_at', '>', since);

/** As it is rendered: metadata in it is to be shown to the byte (D-490). */
export const presentEvent = (renderer: Pick<EventRenderer, 'render'>, event: FeedRow): Event =>
  verbatim<Event>(renderer.render(event));

/** The place of an event in its feed, as the opaque cursor that lists use. */
export const feedCursor = ({ sequence, createdAt }: Pick<FeedRow, 'sequence' | 'createdAt'>): string =>
  writeCursor({ createdAt, id: sequence.toString() });

/** The sequence number behind a cursor; undefined when it belongs to another list. No feed comes to 18 digits. */
export function sequenceOf(cursor: string): string | undefined {
  const id = readCursor(cursor)?.id;
  return id !== undefined && /^\d{1,18}$/.test(id) ? id : undefined;
}

const RETENTION_MS = 30 * 86_400_000;

export const retainedSince = (now: Date): Date => new Date(now.getTime() - RETENTION_MS);

/** The types of a family as a pattern of LIKE, whose wildcard `_` is a letter in them. */
export const likeFamily = (family: string): string => `${family.slice(0, -1).replaceAll('_', '\\_')}%`;
