import { type Knex, lifecycleColumns, protectByTenant } from '@paychart/platform/migrations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('tickets', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable();
    t.text('title').notNullable();
    t.specificType('closed_at', 'timestamptz(3)').nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('OPEN', 'CLOSED')`, [], 'tickets_status_known');
  });
  await protectByTenant(knex, 'tickets', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('tickets');
}
