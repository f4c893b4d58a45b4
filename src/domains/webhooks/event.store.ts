import type { Event } from '../../../generated/contract/schemas.ts';
import { readCursor, writeCursor } from '../../kernel/db/paging.ts';
import { sql } from '../../kernel/db/sql.ts';
import { verbatim } from '../../kernel/json/index.ts';

/** An event as it stands in one tenant's feed: numbered and rendered for it (D-390, D-487). */
export interface FeedRow {
  readonly sequence: bigint;
  /** JSON, as it was rendered: metadata in it is to be shown to the byte (D-490). */
  readonly payload: string;
  readonly createdAt: Date;
}

/** The tenant's own feed, less what is older than the retention of 30 days (D-389). */
export const feedOf = (tenantId: string, since: Date) =>
  sql('event_feed')
    .select('sequence', sql.raw('payload::text AS payload'), 'created_at')
    .where({ tenant_id: tenantId })
    .where('created_at', '>', since);

export const presentEvent = ({ sequence, payload }: FeedRow): Event =>
  verbatim<Event>(`${payload.slice(0, -1)},"sequence":"${sequence}"}`);

/** The place of an event in its feed, as the opaque cursor that lists use. */
export const feedCursor = ({ sequence, createdAt }: FeedRow): string =>
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
