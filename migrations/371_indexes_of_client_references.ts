import type { Knex } from 'knex';

/** The table is large: its writers must not wait for the indexes. */
export const config = { transaction: false };

const FOUND_BY = 'offramp_payments_sender_client_reference';
const UNIQUE = 'offramp_payments_client_reference_unique';

/** Senders look their payments up by their own reference, and some ask for one that is theirs alone (D-529). */
export async function up(knex: Knex): Promise<void> {
  // An attempt that was interrupted leaves invalid indexes behind.
  await down(knex);
  await knex.raw(`CREATE INDEX CONCURRENTLY ${FOUND_BY} ON offramp_payments (sender_tenant_id, client_reference, created_at, id)
    WHERE client_reference IS NOT NULL`);
  await knex.raw(`CREATE UNIQUE INDEX CONCURRENTLY ${UNIQUE} ON offramp_payments (sender_tenant_id, client_reference)
    WHERE client_reference_unique`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${UNIQUE}`);
  await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${FOUND_BY}`);
}
