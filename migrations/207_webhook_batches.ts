import type { Knex } from 'knex';
import { protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/**
 * The events of a tenant's feed that a process is attempting before their deliveries are stored. When the process dies,
 * this row says which ones may have been sent.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhook_batches', (t) => {
    t.specificType('tenant_id', ID).primary();
    t.text('token').notNullable().comment('of the process: the batch is recorded under it or not at all');
    t.bigInteger('to_sequence').notNullable().comment('the last event; the first one follows the mark of the tenant');
    t.specificType('endpoint_ids', 'text[]').notNullable().comment('that attempts are made at');
    t.specificType('began_at', TIME).notNullable().comment('in real time');
    t.specificType('lease_until', TIME).notNullable().comment("on the database's clock");
  });
  await protectByTenant(knex, 'webhook_batches', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('webhook_batches');
}
