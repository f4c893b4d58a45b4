import type { Knex } from 'knex';
import { protectByTenant } from './support/row-security.ts';

/** The tenants whose messages the simulated gateway refuses (D-069). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('test_message_gateway', (t) => {
    t.specificType('tenant_id', 'text COLLATE "C"').primary();
    t.boolean('available').notNullable();
  });
  await protectByTenant(knex, 'test_message_gateway', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('test_message_gateway');
}
