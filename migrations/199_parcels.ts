import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('parcels', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('label').notNullable();
    t.specificType('delivered_at', 'timestamptz(3)').nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('SENT', 'DELIVERED')`, [], 'parcels_status_known');
    t.check(`(status = 'DELIVERED') = (delivered_at IS NOT NULL)`, [], 'parcels_delivered_at_iff_delivered');
  });
  await protectByTenant(knex, 'parcels', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('parcels');
}
