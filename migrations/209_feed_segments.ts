import type { Knex } from 'knex';
import { changeRows, protectByTenant } from './support/row-security.ts';

const RETENTION = 'paychart_retention';
const ID = 'text COLLATE "C"';

/** As many events as the relay numbers at once. */
const MOST_EVENTS = 200;

/**
 * What one batch of the relay adds to one tenant's feed is one row. A row for each event, with four indexes, was a quarter
 * of the rows and a fifth of the WAL of a payment.
 */
export async function up(knex: Knex): Promise<void> {
  await segments(knex);
  await changeRows(knex, FILL_SEGMENTS);
  await knex.schema.dropTable('event_feed');
  // The events of a resource are asked for here, and then their places in the feed.
  await knex.schema.alterTable('events', (t) => t.index(['resource_id']));
}

async function segments(knex: Knex): Promise<void> {
  await knex.schema.createTable('feed_segments', (t) => {
    t.specificType('tenant_id', ID).notNullable();
    t.bigInteger('last_sequence')
      .notNullable()
      .comment('the number of the last event; those before it have the ones before');
    t.specificType('event_ids', `text[] COLLATE "C"`).notNullable().comment('in the order of the feed');
    t.specificType('types', `text[] COLLATE "C"`).notNullable().comment('those of the events, each once');
    t.specificType('type_numbers', 'smallint[]')
      .notNullable()
      .comment('for each event, which of the types it has, from 1');
    t.specificType('first_tx', 'xid8').notNullable().comment('the lowest transaction that wrote one of the events');
    t.specificType('last_tx', 'xid8').notNullable().comment('the highest one');
    // A segment that an event may be in, by the transaction that wrote it: from below and from above.
    t.index(['tenant_id', 'last_tx']);
    t.index(['tenant_id', 'first_tx']);
    t.check(`cardinality(event_ids) BETWEEN 1 AND ${MOST_EVENTS}`, [], 'feed_segments_bounded');
    t.check('last_sequence >= cardinality(event_ids)', [], 'feed_segments_numbered_from_one');
    t.check('cardinality(types) <= cardinality(event_ids)', [], 'feed_segments_types_of_events');
    t.check(
      'cardinality(type_numbers) = cardinality(event_ids) AND 1 <= ALL (type_numbers) AND cardinality(types) >= ALL (type_numbers)',
      [],
      'feed_segments_each_has_a_type',
    );
    t.check(
      'array_position(event_ids, NULL) IS NULL AND array_position(types, NULL) IS NULL AND array_position(type_numbers, NULL) IS NULL',
      [],
      'feed_segments_without_nulls',
    );
    t.check('first_tx <= last_tx', [], 'feed_segments_transactions_ordered');
  });
  // Which segments have a type is read from the index alone.
  await knex.raw('ALTER TABLE feed_segments ADD PRIMARY KEY (tenant_id, last_sequence) INCLUDE (types)');
  await protectByTenant(knex, 'feed_segments', ['tenant_id']);
  await knex.raw(`GRANT SELECT, DELETE, UPDATE (event_ids, types, type_numbers, first_tx, last_tx)
    ON feed_segments TO ${RETENTION}`);
  await knex.raw(
    `CREATE POLICY feed_segments_retention ON feed_segments TO ${RETENTION} USING (true) WITH CHECK (true)`,
  );
}

/** Where a number is missing, a segment ends: each event keeps the one that it has. */
const FILL_SEGMENTS = `INSERT INTO feed_segments (tenant_id, last_sequence, event_ids, types, type_numbers, first_tx, last_tx)
  SELECT tenant_id, max(sequence), array_agg(event_id ORDER BY sequence), array_agg(DISTINCT type),
    array_agg(type_number::smallint ORDER BY sequence), min(tx), max(tx)
  FROM (SELECT *, dense_rank() OVER (PARTITION BY tenant_id, run, chunk ORDER BY type) AS type_number
    FROM (SELECT f.tenant_id, f.sequence, f.event_id, f.type COLLATE "C" AS type, e.tx,
        f.sequence - row_number() OVER feed AS run, (row_number() OVER feed - 1) / ${MOST_EVENTS} AS chunk
      FROM event_feed f LEFT JOIN events e ON e.id = f.event_id
      WINDOW feed AS (PARTITION BY f.tenant_id ORDER BY f.sequence)) AS placed) AS typed
  GROUP BY tenant_id, run, chunk`;

const FILL_FEED = `INSERT INTO event_feed (tenant_id, sequence, event_id, type, resource_id, created_at)
  SELECT s.tenant_id, s.last_sequence - cardinality(s.event_ids) + u.place, u.event_id, s.types[u.type_number],
    e.resource_id, e.at
  FROM feed_segments s CROSS JOIN LATERAL unnest(s.event_ids, s.type_numbers) WITH ORDINALITY AS u (event_id, type_number, place)
  LEFT JOIN events e ON e.id = u.event_id`;

export async function down(knex: Knex): Promise<void> {
  await knex.schema.createTable('event_feed', (t) => {
    t.text('tenant_id').notNullable();
    t.bigInteger('sequence').notNullable();
    t.specificType('event_id', ID).notNullable();
    t.text('type').notNullable();
    t.text('resource_id').notNullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.primary(['tenant_id', 'sequence']);
    t.unique(['tenant_id', 'event_id']);
    t.index(['tenant_id', 'resource_id', 'sequence']);
    t.index(['tenant_id', 'type', 'sequence']);
  });
  await protectByTenant(knex, 'event_feed', ['tenant_id']);
  await knex.raw(`GRANT SELECT, DELETE ON event_feed TO ${RETENTION}`);
  await knex.raw(`CREATE POLICY event_feed_retention ON event_feed TO ${RETENTION} USING (true) WITH CHECK (true)`);
  await changeRows(knex, FILL_FEED);
  await knex.schema.dropTable('feed_segments');
  await knex.schema.alterTable('events', (t) => t.dropIndex(['resource_id']));
}
