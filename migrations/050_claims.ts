import type { Knex } from 'knex';
import { appendOnly, lifecycleColumns, protectByTenant, protectFromTenants } from './support/row-security.ts';

/** Pending claims and their journal (A 2.5, A 3.3, D-186, D-197). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('claims', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('payment_id', 'text COLLATE "C"')
      .notNullable()
      .unique()
      .references('id')
      .inTable('offramp_payments');
    t.text('sender_tenant_id').notNullable();
    t.text('recipient_tenant_id').nullable().index();
    t.text('opaque_id').notNullable().unique();
    t.text('metadata_hash').notNullable();
    t.text('phone_index').nullable();
    t.text('phone_ciphertext').nullable();
    t.text('phone_masked').nullable();
    t.text('email_masked').nullable();
    t.specificType('amount_base_units', 'numeric(78,0)').notNullable();
    t.boolean('funded').notNullable();
    t.specificType('expires_at', 'timestamptz(3)').notNullable();
    t.specificType('grace_ends_at', 'timestamptz(3)').notNullable();
    t.specificType('claimed_at', 'timestamptz(3)').nullable();
    t.specificType('locked_at', 'timestamptz(3)').nullable();
    t.specificType('released_at', 'timestamptz(3)').nullable();
    t.specificType('refunded_at', 'timestamptz(3)').nullable();
    t.specificType('canceled_at', 'timestamptz(3)').nullable();
    t.check(`status IN ('OPEN', 'LOCKED', 'RELEASED', 'EXPIRED', 'REFUNDED', 'CANCELED')`, [], 'claims_status_known');
    t.check(`opaque_id ~ '^0x[0-9a-f]{64}$'`, [], 'claims_opaque_id_form');
  });
  await knex.raw(`CREATE INDEX claims_open_by_phone ON claims (phone_index) WHERE status = 'OPEN'`);
  await protectByTenant(knex, 'claims', ['sender_tenant_id', 'recipient_tenant_id']);

  await knex.schema.createTable('claim_events', (t) => {
    t.specificType('id', 'text COLLATE "C"').primary();
    t.specificType('claim_id', 'text COLLATE "C"').notNullable().references('id').inTable('claims');
    t.text('kind').notNullable();
    t.text('opaque_id').notNullable();
    t.bigInteger('block_number').nullable();
    t.text('source').notNullable();
    t.specificType('at', 'timestamptz(3)').notNullable();
    t.index(['claim_id', 'at']);
  });
  // Never both released and refunded: one terminal event a claim, whoever writes it (A 3.3, D-197).
  await knex.raw(`CREATE UNIQUE INDEX claim_events_one_end ON claim_events (claim_id)
    WHERE kind IN ('ClaimReleased', 'ClaimRefunded', 'ClaimCanceled')`);
  await protectFromTenants(knex, 'claim_events');
  await appendOnly(knex, 'claim_events');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('claim_events');
  await knex.schema.dropTable('claims');
}
