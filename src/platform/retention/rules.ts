import { ENTRIES, HAS_OLD_EVENT, SEQUENCE } from '../feed/feed-segments.ts';
import { CUTOFF, days, OVER, type RetentionRule } from './rule.ts';

/** The first event of each feed says whether there is anything to look for. */
const FIRST_AT = `(SELECT e.at FROM (SELECT event_ids[1] AS id FROM feed_segments WHERE tenant_id = k.tenant_id
  ORDER BY last_sequence LIMIT 1) f JOIN events e ON e.id = f.id)`;

/** From the beginning of each feed as far as it is old: what is kept has no gap (D-390). */
const feedHeads = (limit: string): string => `SELECT f.* FROM tenant_clocks k
  CROSS JOIN LATERAL (SELECT h.*, bool_and(e.at <= ${CUTOFF}) OVER (ORDER BY h.sequence) AS is_old
    FROM (SELECT s.tenant_id, s.last_sequence, ${SEQUENCE} AS sequence, u.event_id
      FROM feed_segments s CROSS JOIN LATERAL ${ENTRIES}
      WHERE s.tenant_id = k.tenant_id ORDER BY s.last_sequence, sequence ${limit}) h
    JOIN events e ON e.id = h.event_id) f
  WHERE f.is_old AND ${FIRST_AT} <= ${CUTOFF}`;

/** True if a feed still shows an event `e`: its segment is the last one that does not begin behind the event. */
const IS_TOLD = `EXISTS (SELECT FROM unnest(e.parties) AS p (tenant_id)
  CROSS JOIN LATERAL (SELECT FROM feed_segments s WHERE s.tenant_id = p.tenant_id AND ${HAS_OLD_EVENT}
    ORDER BY s.first_tx DESC LIMIT 1) s
  WHERE NOT EXISTS (SELECT FROM doomed d WHERE d.tenant_id = p.tenant_id AND d.event_id = e.id))`;

const events: RetentionRule = {
  name: 'events',
  // D-389.
  meaning: "What a tenant's feed tells, EVENT_RETENTION_DAYS after it happened, on the tenant's clock",
  periodMs: ({ retention }) => days(retention.eventDays),
  count: `SELECT count(*) FROM (${feedHeads('')}) doomed`,
  // The row of an event is history and stays. Its object is erased with its entry in the last feed. Release 0.1 stored an event
  // as the difference to one of an earlier transaction: such an event becomes whole when its base is erased.
  batch: `WITH doomed AS MATERIALIZED (${feedHeads('LIMIT $3')} LIMIT $3),
    ends AS (SELECT tenant_id, last_sequence, max(sequence) AS sequence FROM doomed GROUP BY 1, 2),
    gone AS (DELETE FROM feed_segments s USING ends n WHERE s.tenant_id = n.tenant_id
      AND s.last_sequence = n.last_sequence AND n.sequence = n.last_sequence),
    beheaded AS (UPDATE feed_segments s SET (event_ids, types, type_numbers, first_tx, last_tx) = (
        SELECT array_agg(event_id ORDER BY place), array_agg(DISTINCT type),
          array_agg(type_number::smallint ORDER BY place), min(tx), max(tx)
        FROM (SELECT u.event_id, u.place, e.tx, s.types[u.type_number] AS type,
            dense_rank() OVER (ORDER BY s.types[u.type_number]) AS type_number
          FROM ${ENTRIES} JOIN events e ON e.id = u.event_id WHERE ${SEQUENCE} > n.sequence) kept)
      FROM ends n WHERE s.tenant_id = n.tenant_id AND s.last_sequence = n.last_sequence AND n.sequence < n.last_sequence),
    silent AS MATERIALIZED (SELECT e.id, e.base_id FROM events e
      WHERE e.id IN (SELECT event_id FROM doomed) AND NOT ${IS_TOLD}),
    untold AS (SELECT id FROM silent UNION
      SELECT e.id FROM events e WHERE e.id IN (SELECT base_id FROM silent) AND NOT ${IS_TOLD}),
    erased AS (UPDATE events e SET object = '{}', base_id = NULL WHERE e.id IN (SELECT id FROM untold)),
    whole AS (UPDATE events d SET object = b.object || d.object, base_id = NULL FROM events b
      WHERE b.id IN (SELECT id FROM untold) AND d.resource_id = b.resource_id AND d.base_id = b.id AND d.id > b.id
        AND d.id NOT IN (SELECT id FROM untold)),
    marks AS (INSERT INTO feed_retention SELECT tenant_id, max(sequence) + 1 FROM doomed GROUP BY 1
      ON CONFLICT (tenant_id) DO UPDATE SET first_sequence = excluded.first_sequence)
    SELECT count(*) AS gone FROM doomed`,
};

const keys = `SELECT scope, key FROM idempotency_keys WHERE expires_at < ${OVER}`;

const idempotencyKeys: RetentionRule = {
  name: 'idempotency_keys',
  // D-054, D-067.
  meaning: 'Idempotency keys with their answers, IDEMPOTENCY_TTL_HOURS after the request, on the real clock',
  periodMs: () => 0,
  count: `SELECT count(*) FROM (${keys}) doomed`,
  // Asked once more of each row: one that a request has taken over meanwhile is its own.
  batch: `WITH gone AS (DELETE FROM idempotency_keys WHERE (scope, key) IN (${keys} ORDER BY expires_at LIMIT $3)
    AND expires_at < ${OVER} RETURNING 1) SELECT count(*) AS gone FROM gone`,
};

const signatures = `SELECT hash FROM request_signatures WHERE expires_at < ${OVER}`;

const requestSignatures: RetentionRule = {
  name: 'request_signatures',
  // D-067, D-501.
  meaning: 'Fingerprints of request signatures whose timestamp is stale, on the real clock',
  periodMs: () => 0,
  count: `SELECT count(*) FROM (${signatures}) doomed`,
  batch: `WITH gone AS (DELETE FROM request_signatures WHERE hash IN (${signatures} ORDER BY expires_at LIMIT $3)
    RETURNING 1) SELECT count(*) AS gone FROM gone`,
};

const windows = `SELECT key FROM throttle_windows WHERE ends_at < ${OVER}`;

const throttleWindows: RetentionRule = {
  name: 'throttle_windows',
  // D-195, D-486.
  meaning: 'Counts of throttles whose window is over, on the real clock',
  periodMs: () => 0,
  count: `SELECT count(*) FROM (${windows}) doomed`,
  batch: `WITH gone AS (DELETE FROM throttle_windows WHERE key IN (${windows} ORDER BY ends_at LIMIT $3)
    AND ends_at < ${OVER} RETURNING 1) SELECT count(*) AS gone FROM gone`,
};

/** What the platform keeps for a time only, in any service; histories and the audit log have none. */
export const platformRules: readonly RetentionRule[] = [events, idempotencyKeys, requestSignatures, throttleWindows];
