import type { Knex } from 'knex';
import { protectFromTenants } from './support/row-security.ts';

/**
 * What the chain said, block by block: the indexer's place, the last blocks that it knows, and the logs that matter.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('chain_cursors', (t) => {
    t.bigInteger('chain_id').primary();
    t.bigInteger('block_number').notNullable().comment('the last block that is indexed');
    t.text('block_hash').notNullable();
    t.specificType('updated_at', 'timestamptz(3)').notNullable();
  });
  await protectFromTenants(knex, 'chain_cursors');
  await knex.schema.createTable('chain_blocks', (t) => {
    t.bigInteger('chain_id').notNullable();
    t.bigInteger('number').notNullable();
    t.text('hash').notNullable();
    t.text('parent_hash').notNullable();
    t.primary(['chain_id', 'number']);
  });
  await protectFromTenants(knex, 'chain_blocks');
  await logs(knex);
}

async function logs(knex: Knex): Promise<void> {
  await knex.schema.createTable('chain_logs', (t) => {
    t.text('filter').notNullable().comment('whose log it is');
    t.text('block_hash').notNullable();
    t.integer('log_index').notNullable();
    t.text('state').notNullable();
    t.bigInteger('chain_id').notNullable();
    t.bigInteger('block_number').notNullable();
    t.text('transaction_hash').notNullable();
    t.text('address').notNullable();
    t.jsonb('topics').notNullable();
    t.text('data').notNullable();
    t.integer('confirmations').notNullable().comment('blocks that make it final, its own included');
    t.text('wakes').notNullable().comment('the topic of the job at each change of state');
    t.specificType('seen_at', 'timestamptz(3)').notNullable();
    t.specificType('confirmed_at', 'timestamptz(3)').nullable();
    t.specificType('orphaned_at', 'timestamptz(3)').nullable();
    t.primary(['filter', 'block_hash', 'log_index']);
    t.index(['block_hash']);
    t.check(`state IN ('SEEN', 'CONFIRMED', 'ORPHANED')`, [], 'chain_logs_state_known');
  });
  await knex.raw(`CREATE INDEX chain_logs_seen ON chain_logs (chain_id, block_number) WHERE state = 'SEEN'`);
  await protectFromTenants(knex, 'chain_logs');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['chain_logs', 'chain_blocks', 'chain_cursors']) await knex.schema.dropTable(table);
}
