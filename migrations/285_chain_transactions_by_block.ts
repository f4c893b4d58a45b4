import type { Knex } from 'knex';

/** The table is large: its writers must not wait for the index. */
export const config = { transaction: false };

const NAME = 'chain_transactions_block_index';

/** The indexer looks for transactions that were settled in another block of a number than the one it takes. */
export async function up(knex: Knex): Promise<void> {
  // An attempt that was interrupted leaves an invalid index behind.
  await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${NAME}`);
  await knex.raw(`CREATE INDEX CONCURRENTLY ${NAME} ON chain_transactions (chain_id, block_number)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DROP INDEX CONCURRENTLY ${NAME}`);
}
