import { type Knex, protectByTenant } from './support/row-security.ts';

/** How often a key called an operation in a version of the contract that was not the newest, by day in UTC. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('version_uses', (t) => {
    t.specificType('api_key_id', 'text COLLATE "C"').notNullable().references('id').inTable('api_keys');
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable();
    t.specificType('day', 'text COLLATE "C"').notNullable().comment('such as 2026-12-01');
    t.text('api_version').notNullable();
    t.text('operation').notNullable();
    t.bigInteger('requests').notNullable();
    t.primary(['api_key_id', 'day', 'api_version', 'operation']);
    t.index(['day']);
    t.check('requests > 0', [], 'version_uses_requests_positive');
  });
  await protectByTenant(knex, 'version_uses', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('version_uses');
}
