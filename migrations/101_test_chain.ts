import type { Knex } from 'knex';
import { protectByTenant } from './support/row-security.ts';

/** How a tenant scripts the chain for its own requests and jobs (D-263). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('test_chain', (t) => {
    t.specificType('tenant_id', 'text COLLATE "C"').primary();
    t.boolean('available').notNullable();
    t.boolean('hold_execution').notNullable();
    t.boolean('hold_deployments').notNullable();
    t.integer('fail_next_drips').notNullable();
    t.integer('fail_next_deployments').notNullable();
    t.check('fail_next_drips >= 0', [], 'test_chain_drips_not_negative');
    t.check('fail_next_deployments >= 0', [], 'test_chain_deployments_not_negative');
  });
  await protectByTenant(knex, 'test_chain', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('test_chain');
}
