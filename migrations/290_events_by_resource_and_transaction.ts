import type { Knex } from 'knex';

/** The table is large: its writers must not wait for the index. */
export const config = { transaction: false };

const BY_RESOURCE = 'events_resource_id_index';
const BY_TRANSACTION = 'events_resource_id_tx_resource_sequence_index';

/**
 * The relay looks for earlier steps of a resource that later transactions have written. Whoever asks for the events of a
 * resource is served by the same index.
 */
export async function up(knex: Knex): Promise<void> {
  // An attempt that was interrupted leaves an invalid index behind.
  await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${BY_TRANSACTION}`);
  await knex.raw(`CREATE INDEX CONCURRENTLY ${BY_TRANSACTION} ON events (resource_id, tx, resource_sequence)`);
  await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${BY_RESOURCE}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${BY_RESOURCE}`);
  await knex.raw(`CREATE INDEX CONCURRENTLY ${BY_RESOURCE} ON events (resource_id)`);
  await knex.raw(`DROP INDEX CONCURRENTLY ${BY_TRANSACTION}`);
}
