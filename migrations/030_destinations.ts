import type { Knex } from 'knex';
import { appendOnly, lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Payout destinations (A 2.4) and the ownership nonces that were used up (D-448). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('payout_destinations', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('type').notNullable();
    t.text('asset').nullable();
    t.text('network').nullable();
    t.text('country').nullable();
    t.text('currency').nullable();
    t.text('provider').nullable();
    t.text('identifier_ciphertext').nullable();
    t.text('identifier_index').notNullable();
    t.text('masked_label').notNullable();
    t.text('label').nullable();
    t.text('ownership_status').notNullable();
    t.specificType('verification_credential_id', ID).nullable();
    t.integer('priority').notNullable();
    t.boolean('allow_automatic_fallback').notNullable();
    t.boolean('is_default').notNullable();
    t.specificType('consented_at', TIME).notNullable();
    t.specificType('verified_at', TIME).nullable();
    t.specificType('revoked_at', TIME).nullable();
    t.specificType('chosen_at', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('PENDING_VERIFICATION', 'ACTIVE', 'REVOKED')`, [], 'payout_destinations_status_known');
    t.check(
      `type IN ('STABLECOIN_ADDRESS', 'PAYMENT_APP_A', 'PAYMENT_APP_B', 'US_BANK_ACH', 'SEPA', 'SERVICE_BALANCE')`,
      [],
      'payout_destinations_type_known',
    );
    t.check(
      `ownership_status IN ('DECLARED', 'SIGNATURE_VERIFIED', 'PROVIDER_VERIFIED', 'INTERNAL', 'FAILED')`,
      [],
      'payout_destinations_ownership_status_known',
    );
    t.check(`priority BETWEEN 0 AND 1000`, [], 'payout_destinations_priority_range');
    t.check(`NOT is_default OR status = 'ACTIVE'`, [], 'payout_destinations_default_is_active');
    t.check(`(status = 'REVOKED') = (revoked_at IS NOT NULL)`, [], 'payout_destinations_revoked_at_iff_revoked');
    t.check(
      `(type = 'SERVICE_BALANCE') = (identifier_ciphertext IS NULL)`,
      [],
      'payout_destinations_identifier_unless_internal',
    );
  });
  await knex.raw(`CREATE UNIQUE INDEX payout_destinations_identifier_unique ON payout_destinations
    (tenant_id, type, (COALESCE(network, '')), (COALESCE(asset, '')), identifier_index) WHERE status <> 'REVOKED'`);
  // One default per tenant (D-244). Deferrable, because the old and the new one change in one statement, in any order.
  await knex.raw(`ALTER TABLE payout_destinations ADD CONSTRAINT payout_destinations_one_default
    EXCLUDE USING btree (tenant_id WITH =) WHERE (is_default) DEFERRABLE INITIALLY IMMEDIATE`);
  await protectByTenant(knex, 'payout_destinations', ['tenant_id']);

  await knex.schema.createTable('destination_ownership_nonces', (t) => {
    t.specificType('destination_id', ID).notNullable();
    t.text('nonce').notNullable();
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('used_at', TIME).notNullable();
    t.primary(['destination_id', 'nonce'], { constraintName: 'destination_ownership_nonces_unique' });
  });
  await protectByTenant(knex, 'destination_ownership_nonces', ['tenant_id']);
  await appendOnly(knex, 'destination_ownership_nonces');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('destination_ownership_nonces');
  await knex.schema.dropTable('payout_destinations');
}
