import type { Knex } from 'knex';
import { ENTRIES, SEQUENCE } from '../../src/platform/feed/feed-segments.ts';

/** An event in a tenant's feed. */
export interface Entry {
  readonly sequence: number;
  readonly event_id: string;
  readonly type: string;
}

/** A tenant's feed as it is stored, from its beginning. */
export async function feedOf(owner: Knex, tenantId: string): Promise<readonly Entry[]> {
  const { rows } = await owner.raw<{ rows: Entry[] }>(
    `SELECT ${SEQUENCE}::int AS sequence, u.event_id, s.types[u.type_number] AS type
      FROM feed_segments s CROSS JOIN LATERAL ${ENTRIES} WHERE s.tenant_id = ? ORDER BY 1`,
    [tenantId],
  );
  return rows;
}

/** Puts stored events into a tenant's feed, as one batch of the relay; the last one has that number. */
export async function tell(
  owner: Knex,
  tenantId: string,
  lastSequence: number,
  ...eventIds: readonly string[]
): Promise<void> {
  await owner.raw(
    `INSERT INTO feed_segments (tenant_id, last_sequence, event_ids, types, type_numbers, first_tx, last_tx)
      SELECT ?, ?, array_agg(id ORDER BY place), array_agg(DISTINCT type), array_agg(nth::smallint ORDER BY place), min(tx), max(tx)
      FROM (SELECT e.id, e.type, e.tx, u.place, dense_rank() OVER (ORDER BY e.type) AS nth
        FROM unnest(?::text[]) WITH ORDINALITY AS u (id, place) JOIN events e ON e.id = u.id) told`,
    [tenantId, lastSequence, [...eventIds]],
  );
}
