import type { Invariant } from '../invariant.ts';

export const feedInvariants: readonly Invariant[] = [
  {
    name: 'feeds_have_no_gaps',
    // D-389, D-390.
    meaning:
      "A tenant's feed is numbered without a gap from 1, or from what its retention has kept; its counter is the last number, and each entry is an event of that tenant.",
    sql: `SELECT COALESCE(f.tenant_id, c.tenant_id) AS tenant, f.first, f.last, f.entries, c.last_sequence, r.first_sequence, f.strangers
      FROM (SELECT e.tenant_id, min(e.sequence) AS first, max(e.sequence) AS last, count(*) AS entries,
          count(*) FILTER (WHERE o.id IS NULL OR NOT e.tenant_id = ANY (o.parties) OR o.type <> e.type) AS strangers
        FROM event_feed e LEFT JOIN events o ON o.id = e.event_id GROUP BY 1) f
      FULL JOIN feed_counters c ON c.tenant_id = f.tenant_id
      LEFT JOIN feed_retention r ON r.tenant_id = COALESCE(f.tenant_id, c.tenant_id)
      WHERE ROW(COALESCE(f.first, r.first_sequence), COALESCE(f.last, c.last_sequence), COALESCE(f.entries, 0), COALESCE(f.strangers, 0))
        IS DISTINCT FROM ROW(COALESCE(r.first_sequence, 1), c.last_sequence, c.last_sequence - COALESCE(r.first_sequence, 1) + 1, 0::bigint)`,
  },
];
