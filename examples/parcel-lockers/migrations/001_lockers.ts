import { type Knex, lifecycleColumns, protectByTenant } from '@paychart/platform/migrations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('compartments', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable();
    t.text('bank').notNullable();
    t.integer('number').notNullable();
    t.text('size').notNullable();
    t.specificType('parcel_id', 'text COLLATE "C"').nullable();
    t.unique(['tenant_id', 'bank', 'number'], { indexName: 'compartments_number_unique' });
    t.index(['tenant_id', 'created_at', 'id']);
    t.index(['tenant_id', 'status', 'created_at', 'id']);
    t.check(`status IN ('FREE', 'RESERVED', 'OCCUPIED', 'OUT_OF_ORDER')`, [], 'compartments_status_known');
    t.check(`(parcel_id IS NOT NULL) = (status IN ('RESERVED', 'OCCUPIED'))`, [], 'compartments_parcel_iff_taken');
  });
  await protectByTenant(knex, 'compartments', ['tenant_id']);

  await knex.schema.createTable('parcels', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable();
    t.text('bank').notNullable();
    t.text('size').notNullable();
    t.text('label').notNullable();
    t.specificType('compartment_id', 'text COLLATE "C"').nullable();
    t.specificType('reserved_until', 'timestamptz(3)').notNullable();
    t.text('code_hash').nullable();
    t.integer('misses').notNullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.index(['tenant_id', 'status', 'created_at', 'id']);
    t.check(
      `status IN ('REQUESTED', 'RESERVED', 'STORED', 'PICKED_UP', 'CANCELED', 'LAPSED', 'REJECTED')`,
      [],
      'parcels_status_known',
    );
    t.check(`(code_hash IS NOT NULL) = (status = 'STORED')`, [], 'parcels_code_iff_stored');
  });
  await protectByTenant(knex, 'parcels', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('parcels');
  await knex.schema.dropTable('compartments');
}
