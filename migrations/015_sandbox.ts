import type { Knex } from 'knex';
import { protectByTenant } from './support/row-security.ts';

/** The inbox of the simulated message gateway, and what a tenant scripts for its own payments. */
export async function up(knex: Knex): Promise<void> {
  await messages(knex);
  await controls(knex);
}

async function messages(knex: Knex): Promise<void> {
  await knex.schema.createTable('test_messages', (t) => {
    t.specificType('id', 'text COLLATE "C"').primary().comment('made with the job: a job that runs twice sends once');
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable();
    t.text('channel').notNullable();
    t.text('recipient_ciphertext').notNullable();
    t.text('recipient_index').notNullable();
    t.text('purpose').notNullable();
    t.text('body_ciphertext').notNullable();
    t.text('code_ciphertext').nullable();
    t.text('link_ciphertext').nullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.index(['recipient_index', 'created_at', 'id']);
    t.check(`channel IN ('sms', 'email')`, [], 'test_messages_channel_known');
    t.check(
      `purpose IN ('CLAIM_LINK', 'CLAIM_OTP', 'ALIAS_OTP', 'FACTOR_OTP', 'TWOFA_OTP', 'INVITE')`,
      [],
      'test_messages_purpose_known',
    );
  });
  await protectByTenant(knex, 'test_messages', ['tenant_id']);
}

async function controls(knex: Knex): Promise<void> {
  await knex.schema.createTable('test_screening', (t) => {
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable().comment('the sender whose payments it scripts');
    t.text('subject_kind').notNullable();
    t.text('subject').notNullable().comment("a phone's blind index, a DID or a tenant's id");
    t.text('outcome').notNullable();
    t.primary(['tenant_id', 'subject_kind', 'subject']);
    t.check(`subject_kind IN ('phone', 'did', 'tenant')`, [], 'test_screening_subject_kind_known');
    t.check(`outcome IN ('CLEAR', 'SANCTIONS', 'MONITORING')`, [], 'test_screening_outcome_known');
  });
  await protectByTenant(knex, 'test_screening', ['tenant_id']);

  await knex.schema.createTable('test_policy_subsystem', (t) => {
    t.specificType('tenant_id', 'text COLLATE "C"').primary();
    t.boolean('available').notNullable();
  });
  await protectByTenant(knex, 'test_policy_subsystem', ['tenant_id']);

  await knex.schema.createTable('test_provider_controls', (t) => {
    t.specificType('tenant_id', 'text COLLATE "C"').notNullable();
    t.text('provider').notNullable();
    t.boolean('available').nullable().comment('null: as the deployment says');
    t.specificType('liquidity_minor', 'numeric(78,0)').nullable().comment('null: the real balance');
    t.text('currency').nullable().comment('of liquidity_minor; null: any');
    t.boolean('hold_submission').notNullable();
    t.primary(['tenant_id', 'provider']);
    t.check('liquidity_minor >= 0', [], 'test_provider_controls_liquidity_not_negative');
  });
  await protectByTenant(knex, 'test_provider_controls', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['test_provider_controls', 'test_policy_subsystem', 'test_screening', 'test_messages']) {
    await knex.schema.dropTable(table);
  }
}
