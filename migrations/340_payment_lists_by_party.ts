import type { Knex } from 'knex';

/** The table is large: its writers must not wait for the indexes. */
export const config = { transaction: false };

const OFFRAMP = 'intent IS NULL';
const INTENT = 'intent IS NOT NULL';

/** The lists of one party, whole and by status, in the order of lists. Each of the two surfaces filters by its own status. */
const ADDED = ['sender', 'recipient'].flatMap((party) => [
  [`offramp_payments_by_${party}`, `${party}_tenant_id, created_at, id`, OFFRAMP],
  [`offramp_payments_by_${party}_status`, `${party}_tenant_id, status, created_at, id`, OFFRAMP],
  [`offramp_payments_intents_by_${party}_status`, `${party}_tenant_id, public_status, created_at, id`, INTENT],
]);

/** Payments of both surfaces, which no list shows together. */
const REMOVED = ['sender', 'recipient'].map((party) => [
  `offramp_payments_${party}_tenant_id_created_at_id_index`,
  `${party}_tenant_id, created_at, id`,
]);

/**
 * A list of payments reads the rows of its page alone, whatever it filters by. A payment of the surface of intents writes
 * as many index entries a step as before, and one of the other surface two more.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [name, columns, rows] of ADDED) {
    // An attempt that was interrupted leaves an invalid index behind.
    await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await knex.raw(`CREATE INDEX CONCURRENTLY ${name} ON offramp_payments (${columns}) WHERE ${rows}`);
  }
  for (const [name] of REMOVED) await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const [name, columns] of REMOVED) {
    await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await knex.raw(`CREATE INDEX CONCURRENTLY ${name} ON offramp_payments (${columns})`);
  }
  for (const [name] of ADDED) await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
}
