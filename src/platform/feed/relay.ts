// Reads across tenants: one process numbers the events of all tenants' feeds.

import { runAsSystem } from '../db/run-as-system.ts';
import type { Statement } from '../db/statement.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { HAS_EVENT, MOST_EVENTS } from './feed-segments.ts';

export const EVENTS_AT_ONCE = MOST_EVENTS;

/** The most events from beyond a batch that are numbered with it. A batch that needs any is smaller by this many. */
const MOST_LATE = MOST_EVENTS / 2;

/** Waits for the relay at work. The statement behind this one sees what that has numbered. */
const LOCK: Statement = { text: `SELECT FROM cursors WHERE name = 'relay' FOR UPDATE`, values: [] };

/**
 * The cursor is locked only where there is something to number, so that a look that finds nothing writes nothing. A
 * cursor that another relay has moved meanwhile is read as it stands now, and the question is asked again (an EXISTS would
 * be asked of the row that it had found); the events behind it that this statement sees are all those below its horizon.
 *
 * A transaction may take its id, wait for a resource, and step it after a transaction with a later id. The events of a
 * resource are numbered in the order of its steps all the same. The parts of the statement: `next` are the events behind the
 * cursor. `beyond` are earlier steps of their resources that lie behind `next`, and `late` pairs each event with the earlier
 * steps behind it. `taken` ends before an event whose earlier step the horizon still hides. `fetched` are the earlier steps
 * that are numbered together with `taken`. `placed` gives the places of each resource's events to its steps in order.
 *
 * What a feed has already is left out: after a dump was restored into another cluster, the cursor is set back.
 */
const NUMBER: Statement = {
  text: `WITH horizon AS MATERIALIZED (SELECT settled_horizon() AS tx),
  held AS MATERIALIZED (SELECT tx, row_id FROM cursors c WHERE name = 'relay'
    AND (SELECT true FROM events e WHERE (e.tx, e.id) > (c.tx, c.row_id) AND e.tx < (SELECT tx FROM horizon)
      ORDER BY e.tx LIMIT 1)
    FOR UPDATE OF c SKIP LOCKED),
  next AS MATERIALIZED (
    SELECT e.*, row_number() OVER (ORDER BY e.tx, e.id) AS place FROM held CROSS JOIN LATERAL (
      SELECT id, type, resource_id, resource_sequence, parties, tx FROM events
      WHERE (tx, id) > (held.tx, held.row_id) AND tx < (SELECT tx FROM horizon)
      ORDER BY tx, id LIMIT ${EVENTS_AT_ONCE}) e),
  beyond AS MATERIALIZED (
    SELECT e.* FROM (SELECT resource_id, max(resource_sequence) AS newest FROM next GROUP BY resource_id) resources
    CROSS JOIN (SELECT tx, id FROM next ORDER BY place DESC LIMIT 1) last
    CROSS JOIN LATERAL (
      SELECT id, type, resource_id, resource_sequence, parties, tx FROM events
      WHERE resource_id = resources.resource_id AND tx >= last.tx AND (tx, id) > (last.tx, last.id)
        AND resource_sequence < resources.newest
      ORDER BY resource_sequence LIMIT ${MOST_LATE}) e),
  late AS MATERIALIZED (
    SELECT e.*, next.place FROM next
    JOIN (SELECT * FROM beyond UNION ALL SELECT id, type, resource_id, resource_sequence, parties, tx FROM next) e
      ON e.resource_id = next.resource_id AND e.resource_sequence < next.resource_sequence
        AND (e.tx, e.id) > (next.tx, next.id)),
  taken AS MATERIALIZED (
    SELECT * FROM next
    WHERE place < COALESCE((SELECT min(place) FROM late WHERE tx >= (SELECT tx FROM horizon)), ${EVENTS_AT_ONCE + 1})
      AND (place <= ${EVENTS_AT_ONCE - MOST_LATE} OR NOT EXISTS (SELECT FROM beyond))),
  fetched AS (
    SELECT id, type, resource_id, resource_sequence, parties, tx, min(place) AS place FROM late
    WHERE place <= (SELECT max(place) FROM taken) AND id NOT IN (SELECT id FROM taken)
    GROUP BY id, type, resource_id, resource_sequence, parties, tx
    ORDER BY min(place), resource_sequence LIMIT ${MOST_LATE}),
  batch AS MATERIALIZED (
    SELECT id, type, resource_id, resource_sequence, parties, tx,
      row_number() OVER (ORDER BY place, resource_sequence) AS place
    FROM (SELECT * FROM taken UNION ALL SELECT * FROM fetched) e),
  placed AS (
    SELECT steps.id, steps.type, steps.parties, steps.tx, places.place
    FROM (SELECT *, row_number() OVER (PARTITION BY resource_id ORDER BY resource_sequence, place) AS nth FROM batch) steps
    JOIN (SELECT resource_id, place, row_number() OVER (PARTITION BY resource_id ORDER BY place) AS nth FROM batch) places
      USING (resource_id, nth)),
  told AS (
    SELECT tenant_id, count(*) AS size, array_agg(id ORDER BY place) AS event_ids, array_agg(DISTINCT type) AS types,
      array_agg(type_number::smallint ORDER BY place) AS type_numbers, min(tx) AS first_tx, max(tx) AS last_tx
    FROM (SELECT *, dense_rank() OVER (PARTITION BY tenant_id ORDER BY type) AS type_number
      FROM placed e CROSS JOIN LATERAL unnest(e.parties) AS party (tenant_id)
      WHERE (SELECT true FROM feed_segments s WHERE s.tenant_id = party.tenant_id AND ${HAS_EVENT}
        ORDER BY s.last_tx LIMIT 1) IS NULL) entries
    GROUP BY tenant_id),
  counted AS (
    INSERT INTO feed_counters AS c (tenant_id, last_sequence) SELECT tenant_id, size FROM told
    ON CONFLICT (tenant_id) DO UPDATE SET last_sequence = c.last_sequence + excluded.last_sequence
    RETURNING tenant_id, last_sequence),
  added AS (
    INSERT INTO feed_segments (tenant_id, last_sequence, event_ids, types, type_numbers, first_tx, last_tx)
    SELECT tenant_id, last_sequence, event_ids, types, type_numbers, first_tx, last_tx
    FROM told JOIN counted USING (tenant_id)),
  moved AS (
    UPDATE cursors SET tx = last.tx, row_id = last.id FROM (SELECT tx, id FROM taken ORDER BY place DESC LIMIT 1) last
    WHERE name = 'relay')
  SELECT count(*)::int AS events FROM taken`,
  values: [],
};

/**
 * Gives committed events their numbers. A row's transaction id tells whether anything older can still commit: only rows
 * below the oldest running transaction are taken, so that no sequence number is ever followed by an earlier event, and
 * no counter is locked on the money path (D-390). One relay at a time, whoever holds the cursor's row: it moves the
 * counters alone, so that their order does not matter.
 */
export class EventRelay {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Numbers one batch, unless another relay is at one; answers how far it got, in events. */
  relayBatch(): Promise<number> {
    return this.#number([NUMBER]);
  }

  /** Runs until this relay and the others have nothing left to number. Tests and a graceful shutdown wait for it. */
  async drain(): Promise<void> {
    while ((await this.#number([LOCK, NUMBER])) > 0);
  }

  async #number(statements: readonly Statement[]): Promise<number> {
    const results = await runAsSystem(this.#engine.pool, statements, this.#engine.fault);
    const events: number = results.at(-1)?.rows[0]?.events ?? 0;
    if (events > 0) this.#engine.committed?.('feed_segments');
    return events;
  }
}

declare module '../services.ts' {
  interface Services {
    /** Numbers events. */
    readonly relay: EventRelay;
  }
}
