import { SEALED_AT_ONCE } from '../../src/platform/audit/index.ts';
import { EVENTS_AT_ONCE } from '../../src/platform/feed/relay.ts';
import type { Database } from '../transitions/database.ts';
import { SENDER } from '../transitions/payments.ts';

/** Rows of one transaction. */
const TOGETHER = 10;
const AT = `timestamptz '2026-03-02 09:00+00'`;

/** So many rows of each kind, a few of them in each transaction, as they come in operation. */
const inTransactions = (from: number, count: number, insert: (first: string, last: string) => string): string => `
  DO $$ BEGIN
    FOR at IN 0 .. ${count / TOGETHER - 1} LOOP
      ${insert(`${from} + at * ${TOGETHER}`, `${from - 1} + (at + 1) * ${TOGETHER}`)}
      COMMIT;
    END LOOP;
  END $$`;

const written =
  (prefix: string) =>
  (first: string, last: string): string =>
    `
      INSERT INTO lifecycle_log (aggregate_id, step, machine, machine_hash, event, to_status, to_public, actor, at)
      SELECT '${prefix}_' || lpad(n::text, 26, '0'), 1, 'offramp-payment', repeat('0', 64), 'SEEDED', 'ACTION_REQUIRED',
        'ACTION_REQUIRED', 'system', ${AT} FROM generate_series(${first}, ${last}) AS n;
      INSERT INTO events (id, type, resource_id, resource_sequence, at, parties, presenter, object)
      SELECT '${prefix}e_' || lpad(n::text, 26, '0'), 'payment.action_required', 'pay_' || lpad(n::text, 26, '0'), 3, ${AT},
        ARRAY['${SENDER}'], 'payment', '{}' FROM generate_series(${first}, ${last}) AS n;`;

/** Rows that were dealt with long ago, so many in each table, and marks that stand behind them. */
export async function seedPast(database: Database, count: number): Promise<void> {
  await database.query('SET session_replication_role = replica');
  await database.query('SET synchronous_commit = off');
  await database.query(inTransactions(0, count, written('past')));
  await database.query(
    `INSERT INTO seals (first_seq, last_seq, first_tx, last_tx, prev_hash, sources, row_ids, hashes)
     SELECT min(seq), max(seq), min(tx::text::bigint)::text::xid8, max(tx::text::bigint)::text::xid8,
       decode(repeat('0', 64), 'hex'), repeat('l', count(*)::int), array_agg(aggregate_id || ':' || step ORDER BY seq),
       decode(repeat('0', 64 * count(*)::int), 'hex')
     FROM (SELECT *, row_number() OVER (ORDER BY tx, aggregate_id, step) AS seq FROM lifecycle_log) l
     GROUP BY (seq - 1) / ${SEALED_AT_ONCE} ORDER BY 1`,
  );
  await database.query(
    `INSERT INTO feed_segments (tenant_id, last_sequence, event_ids, types, type_numbers, first_tx, last_tx)
     SELECT '${SENDER}', max(n) + 1, array_agg('paste_' || lpad(n::text, 26, '0') ORDER BY n),
       ARRAY['payment.action_required'], array_agg(1::smallint), '0', pg_current_xact_id()
     FROM generate_series(0, $1::int - 1) AS n GROUP BY n / ${EVENTS_AT_ONCE}`,
    [count],
  );
  await database.query(`INSERT INTO feed_counters (tenant_id, last_sequence) VALUES ('${SENDER}', $1)`, [count]);
  await database.query(
    `INSERT INTO timers (aggregate_id, machine, event, tenant_id, due_at, fires_at)
     SELECT 'later_' || lpad(n::text, 26, '0'), 'offramp-payment', 'REVIEW_DUE', '${SENDER}', now() + interval '1 year',
       now() + interval '1 year' FROM generate_series(0, $1::int - 1) AS n`,
    [count],
  );
  await database.query(`UPDATE cursors SET tx = pg_current_xact_id(), row_id = '' WHERE name IN ('sealer', 'relay')`);
  await database.query('VACUUM ANALYZE');
  await database.query('CHECKPOINT');
}

/** New rows of each kind, from that number on: histories without seals, events without numbers, timers that are due. */
export async function addNew(database: Database, from: number, count: number): Promise<void> {
  await database.query(inTransactions(from, count, written('new')));
  await database.query(
    `INSERT INTO timers (aggregate_id, machine, event, tenant_id, due_at, fires_at)
     SELECT 'pay_' || lpad(n::text, 26, '0'), 'offramp-payment', 'REVIEW_DUE', '${SENDER}', now(), now()
     FROM generate_series(0, $1::int - 1) AS n ON CONFLICT DO NOTHING`,
    [count],
  );
}
