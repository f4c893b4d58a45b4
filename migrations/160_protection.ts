import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Two-factor methods, challenges, the settings of protection, and saved payees (B 2.9, B 4.8). */
export async function up(knex: Knex): Promise<void> {
  await settings(knex);
  await factors(knex);
  await challenges(knex);
  await contacts(knex);
}

async function settings(knex: Knex): Promise<void> {
  await knex.schema.createTable('protection_settings', (t) => {
    t.specificType('tenant_id', ID).primary();
    t.boolean('enabled').notNullable();
    t.integer('cooling_off_seconds').notNullable();
    t.specificType('threshold_base_units', 'numeric(78,0)').notNullable();
    t.integer('required_factors').notNullable();
    t.specificType('updated_at', TIME).notNullable();
    t.check('cooling_off_seconds BETWEEN 0 AND 2592000', [], 'protection_settings_cooling_off_range');
    t.check('NOT enabled OR cooling_off_seconds >= 86400', [], 'protection_settings_cooling_off_while_enabled');
    t.check('required_factors BETWEEN 1 AND 3', [], 'protection_settings_required_factors_range');
    t.check('threshold_base_units >= 0', [], 'protection_settings_threshold_not_negative');
  });
  await protectByTenant(knex, 'protection_settings', ['tenant_id']);
}

async function factors(knex: Knex): Promise<void> {
  await knex.schema.createTable('twofa_factors', (t) => {
    lifecycleColumns(knex, t, { projected: true });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('member_id', ID).notNullable();
    t.text('type').notNullable();
    t.text('label').nullable();
    t.text('hint').nullable();
    t.text('target_ciphertext').nullable();
    t.text('target_index').notNullable().comment('empty where the type has no target');
    t.text('secret_ciphertext').nullable();
    t.text('signer_address').nullable();
    t.text('otp_hash').nullable();
    t.specificType('otp_expires_at', TIME).nullable();
    t.integer('otp_sends').notNullable();
    t.specificType('otp_sent_at', TIME).nullable();
    t.integer('otp_attempts').notNullable();
    t.specificType('enroll_by', TIME).notNullable();
    t.specificType('verified_at', TIME).nullable();
    t.specificType('usable_at', TIME).nullable();
    t.specificType('last_used_at', TIME).nullable();
    t.integer('last_totp_step').nullable();
    t.specificType('removed_at', TIME).nullable();
    t.index(['tenant_id', 'member_id', 'created_at', 'id']);
    t.check(`type IN ('EMAIL', 'SMS', 'IDP_MFA', 'TOTP')`, [], 'twofa_factors_type_known');
    t.check(`status IN ('PENDING', 'VERIFIED', 'REMOVED')`, [], 'twofa_factors_status_known');
    t.check('otp_attempts BETWEEN 0 AND 5', [], 'twofa_factors_attempts_range');
    t.check(`(target_index <> '') = (type IN ('EMAIL', 'SMS'))`, [], 'twofa_factors_target_iff_addressed');
    t.check(`(signer_address IS NOT NULL) = (type = 'IDP_MFA')`, [], 'twofa_factors_signer_iff_idp_mfa');
    t.check(
      `num_nulls(verified_at, usable_at) <> 1
        AND CASE status WHEN 'VERIFIED' THEN verified_at IS NOT NULL WHEN 'PENDING' THEN verified_at IS NULL ELSE true END`,
      [],
      'twofa_factors_verified_iff_verified',
    );
    t.check(`(removed_at IS NOT NULL) = (status = 'REMOVED')`, [], 'twofa_factors_removed_iff_removed');
    t.check(
      `status <> 'REMOVED' OR num_nonnulls(target_ciphertext, secret_ciphertext, otp_hash, otp_expires_at) = 0`,
      [],
      'twofa_factors_removed_without_secrets',
    );
  });
  await knex.raw(`CREATE UNIQUE INDEX twofa_factors_one_each ON twofa_factors (member_id, type, target_index)
    WHERE status <> 'REMOVED'`);
  await protectByTenant(knex, 'twofa_factors', ['tenant_id']);

  await knex.schema.createTable('twofa_code_sends', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.text('subject').notNullable().comment('whose budget it counts on: the fingerprint of an address, or a member');
    t.specificType('sent_at', TIME).notNullable();
    t.index(['tenant_id', 'subject', 'sent_at']);
  });
  await protectByTenant(knex, 'twofa_code_sends', ['tenant_id']);
}

async function challenges(knex: Knex): Promise<void> {
  await knex.schema.createTable('twofa_challenges', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('member_id', ID).notNullable();
    t.text('operation').notNullable();
    t.text('binding_sha256').notNullable();
    t.specificType('amount_base_units', 'numeric(78,0)').nullable();
    t.text('destination_address').nullable();
    t.text('destination_label').nullable();
    t.integer('required_factors').notNullable();
    t.jsonb('satisfied_factor_ids').notNullable();
    t.jsonb('codes').notNullable().comment('keyed fingerprints of the newest code of each factor');
    t.integer('sends').notNullable();
    t.specificType('last_sent_at', TIME).nullable();
    t.integer('wrong_answers').notNullable();
    t.specificType('expires_at', TIME).notNullable();
    t.specificType('satisfied_at', TIME).nullable();
    t.specificType('redeemed_at', TIME).nullable();
    t.index(['tenant_id', 'member_id', 'created_at']);
    t.check(
      `status IN ('PENDING', 'SATISFIED', 'REDEEMED', 'CANCELLED', 'EXPIRED')`,
      [],
      'twofa_challenges_status_known',
    );
    t.check(`binding_sha256 ~ '^[0-9a-f]{64}$'`, [], 'twofa_challenges_binding_form');
    t.check('wrong_answers BETWEEN 0 AND 5', [], 'twofa_challenges_wrong_answers_range');
    t.check('sends BETWEEN 0 AND 5', [], 'twofa_challenges_sends_range');
    t.check(`(status = 'CANCELLED') = (wrong_answers = 5)`, [], 'twofa_challenges_cancelled_iff_guessed');
    t.check(
      `status NOT IN ('SATISFIED', 'REDEEMED') OR jsonb_array_length(satisfied_factor_ids) >= required_factors`,
      [],
      'twofa_challenges_satisfied_by_enough',
    );
    t.check(
      `satisfied_at IS NOT NULL OR status NOT IN ('SATISFIED', 'REDEEMED')`,
      [],
      'twofa_challenges_satisfied_says_when',
    );
    t.check(`(redeemed_at IS NOT NULL) = (status = 'REDEEMED')`, [], 'twofa_challenges_redeemed_iff_redeemed');
  });
  await protectByTenant(knex, 'twofa_challenges', ['tenant_id']);
}

async function contacts(knex: Knex): Promise<void> {
  await knex.schema.createTable('contacts', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('label').notNullable();
    t.text('kind').notNullable();
    t.text('target_ciphertext').nullable();
    t.text('target_index').notNullable();
    t.bigInteger('chain_id').nullable();
    t.text('masked').notNullable();
    t.specificType('available_at', TIME).notNullable();
    t.specificType('removed_at', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('SAVED', 'REMOVED')`, [], 'contacts_status_known');
    t.check(`kind IN ('PHONE', 'EMAIL', 'DID', 'ADDRESS', 'HANDLE')`, [], 'contacts_kind_known');
    t.check(`(chain_id IS NOT NULL) = (kind = 'ADDRESS')`, [], 'contacts_chain_iff_address');
    t.check(`(target_ciphertext IS NOT NULL) = (status = 'SAVED')`, [], 'contacts_target_iff_saved');
    t.check(`(removed_at IS NOT NULL) = (status = 'REMOVED')`, [], 'contacts_removed_iff_removed');
  });
  await knex.raw(`CREATE UNIQUE INDEX contacts_target_unique ON contacts (tenant_id, target_index)
    WHERE status = 'SAVED'`);
  await protectByTenant(knex, 'contacts', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['contacts', 'twofa_challenges', 'twofa_code_sends', 'twofa_factors', 'protection_settings']) {
    await knex.schema.dropTable(table);
  }
}
