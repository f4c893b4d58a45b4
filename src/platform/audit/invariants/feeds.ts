import { ENTRIES, SEQUENCE } from '../../feed/feed-segments.ts';
import type { Invariant } from '../../invariant.ts';

export const feedInvariants: readonly Invariant[] = [
  {
    name: 'feeds_have_no_gaps',
    // D-389, D-390.
    meaning:
      "A tenant's feed is numbered without a gap from 1, or from what its retention has kept; its counter is the last number, and each entry is another event of that tenant, found by its type and by its transaction.",
    sql: `SELECT COALESCE(f.tenant_id, c.tenant_id) AS tenant, f.first, f.last, f.entries, f.numbers, f.events,
        c.last_sequence, r.first_sequence, f.strangers
      FROM (SELECT n.tenant_id, min(n.sequence) AS first, max(n.sequence) AS last, count(*) AS entries,
          count(DISTINCT n.sequence) AS numbers, count(DISTINCT n.event_id) AS events,
          count(*) FILTER (WHERE o.id IS NULL OR NOT n.tenant_id = ANY (o.parties) OR o.type IS DISTINCT FROM n.type
            OR o.tx < n.first_tx OR o.tx > n.last_tx) AS strangers
        FROM (SELECT s.tenant_id, ${SEQUENCE} AS sequence, u.event_id, s.types[u.type_number] AS type, s.first_tx, s.last_tx
          FROM feed_segments s CROSS JOIN LATERAL ${ENTRIES}) n
        LEFT JOIN events o ON o.id = n.event_id GROUP BY 1) f
      FULL JOIN feed_counters c ON c.tenant_id = f.tenant_id
      LEFT JOIN feed_retention r ON r.tenant_id = COALESCE(f.tenant_id, c.tenant_id)
      CROSS JOIN LATERAL (SELECT c.last_sequence - COALESCE(r.first_sequence, 1) + 1 AS entries) kept
      WHERE ROW(COALESCE(f.first, r.first_sequence), COALESCE(f.last, c.last_sequence), COALESCE(f.entries, 0),
          COALESCE(f.numbers, 0), COALESCE(f.events, 0), COALESCE(f.strangers, 0))
        IS DISTINCT FROM ROW(COALESCE(r.first_sequence, 1), c.last_sequence, kept.entries, kept.entries, kept.entries, 0::bigint)`,
  },
  {
    name: 'differences_have_their_base',
    // D-384, D-487.
    meaning:
      'An event that is stored as a difference names a whole one of the same resource, whose object is there: of the same transaction, behind it in every feed that tells it, or of an earlier one, for the same readers.',
    sql: `SELECT e.id AS event, e.base_id FROM events e LEFT JOIN events b ON b.id = e.base_id
      WHERE e.base_id IS NOT NULL AND (b.base_id IS NOT NULL OR b.object = '{}'
        OR (b.resource_id, b.presenter) IS DISTINCT FROM (e.resource_id, e.presenter) OR NOT e.parties <@ b.parties
        OR CASE WHEN b.id > e.id THEN b.tx <> e.tx OR b.resource_sequence < e.resource_sequence
          ELSE b.tx = e.tx OR b.resource_sequence >= e.resource_sequence OR NOT b.parties <@ e.parties END)`,
  },
];
