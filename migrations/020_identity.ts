import type { Knex } from 'knex';
import { appendOnly, lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';

/** Phone aliases, identities, verification sessions and credentials (A 1, B 2.8). */
export async function up(knex: Knex): Promise<void> {
  await phoneAliases(knex);
  await identities(knex);
  await verificationSessions(knex);
  await credentials(knex);
}

async function phoneAliases(knex: Knex): Promise<void> {
  await knex.schema.createTable('phone_aliases', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('phone_ciphertext').notNullable();
    t.text('phone_index').notNullable().index();
    t.text('phone_masked').notNullable();
    t.text('otp_hash').nullable();
    t.specificType('otp_expires_at', TIME).nullable();
    t.integer('otp_attempts').notNullable();
    t.specificType('verified_at', TIME).nullable();
    t.specificType('reverify_by', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(
      `status IN ('PENDING', 'ACTIVE', 'REVERIFICATION_REQUIRED', 'REPLACED', 'REVOKED')`,
      [],
      'phone_aliases_status_known',
    );
    t.check(`otp_attempts >= 0`, [], 'phone_aliases_otp_attempts_counted');
  });
  await knex.raw(`CREATE UNIQUE INDEX phone_aliases_phone_unique ON phone_aliases (tenant_id, phone_index)
    WHERE status NOT IN ('REPLACED', 'REVOKED')`);
  // One number, one tenant (D-109). Deferrable, because the winner and the loser change in one statement, in any order.
  await knex.raw(`ALTER TABLE phone_aliases ADD CONSTRAINT phone_aliases_one_holder
    EXCLUDE USING btree (phone_index WITH =) WHERE (status IN ('ACTIVE', 'REVERIFICATION_REQUIRED'))
    DEFERRABLE INITIALLY IMMEDIATE`);
  await protectByTenant(knex, 'phone_aliases', ['tenant_id']);

  await knex.schema.createTable('alias_code_sends', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.text('phone_index').notNullable();
    t.specificType('sent_at', TIME).notNullable().comment("on the tenant's clock");
    t.index(['tenant_id', 'phone_index', 'sent_at']);
  });
  await protectByTenant(knex, 'alias_code_sends', ['tenant_id']);
  await appendOnly(knex, 'alias_code_sends');
}

async function identities(knex: Knex): Promise<void> {
  await knex.schema.createTable('identities', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.text('did').notNullable().unique();
    t.text('identity_type').notNullable();
    t.text('status').notNullable();
    t.text('subject_type').notNullable();
    t.specificType('subject_id', ID).notNullable();
    t.specificType('created_at', TIME).notNullable();
    t.unique(['subject_type', 'subject_id'], { indexName: 'identities_subject_unique' });
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`identity_type IN ('PERSON', 'BUSINESS')`, [], 'identities_type_known');
    t.check(`status IN ('ACTIVE', 'SUSPENDED', 'CLOSED')`, [], 'identities_status_known');
    t.check(`subject_type IN ('TENANT', 'TENANT_MEMBER')`, [], 'identities_subject_type_known');
  });
  await protectByTenant(knex, 'identities', ['tenant_id']);

  await knex.schema.createTable('payment_identities', (t) => {
    t.specificType('tenant_id', ID).primary();
    t.text('did').notNullable().unique();
    t.specificType('created_at', TIME).notNullable();
    t.specificType('payable_at', TIME).nullable().comment('the first ACTIVE BUSINESS_IDENTITY (D-318)');
    t.check(`did ~ '^did:payid:[0-9a-f]{64}$'`, [], 'payment_identities_did_form');
  });
  await protectByTenant(knex, 'payment_identities', ['tenant_id']);
}

async function verificationSessions(knex: Knex): Promise<void> {
  await knex.schema.createTable('verification_sessions', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('kind').notNullable();
    t.text('subject_type').notNullable();
    t.specificType('subject_id', ID).notNullable();
    t.text('legal_name').notNullable();
    t.text('country').nullable();
    t.jsonb('requirements').notNullable();
    t.jsonb('client').nullable();
    t.specificType('credential_id', ID).nullable();
    t.specificType('expires_at', TIME).notNullable();
    t.specificType('completed_at', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(
      `status IN ('CREATED', 'VERIFIED', 'REJECTED', 'EXPIRED', 'CANCELED', 'ERROR')`,
      [],
      'verification_sessions_status_known',
    );
    t.check(`kind IN ('KYC', 'KYB')`, [], 'verification_sessions_kind_known');
    t.check(`subject_type IN ('TENANT', 'TENANT_MEMBER')`, [], 'verification_sessions_subject_type_known');
    t.check(`(status = 'VERIFIED') = (credential_id IS NOT NULL)`, [], 'verification_sessions_credential_iff_verified');
  });
  // One open session per kind and subject (D-313).
  await knex.raw(`CREATE UNIQUE INDEX verification_sessions_open_unique
    ON verification_sessions (kind, subject_id) WHERE status = 'CREATED'`);
  await protectByTenant(knex, 'verification_sessions', ['tenant_id']);
}

async function credentials(knex: Knex): Promise<void> {
  await knex.schema.createTable('credentials', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('kind').notNullable();
    t.text('subject_type').notNullable();
    t.specificType('subject_id', ID).notNullable();
    t.text('subject_did').notNullable();
    t.text('legal_name').nullable();
    t.specificType('issued_at', TIME).notNullable();
    t.specificType('expires_at', TIME).nullable();
    t.specificType('revoked_at', TIME).nullable();
    t.text('revoked_reason').nullable();
    t.text('issuer_kind').notNullable();
    t.text('issuer_ref').notNullable();
    t.text('schema_version').notNullable();
    t.jsonb('document').nullable();
    t.text('doc_hash').nullable();
    t.text('signature').nullable();
    t.text('nonce').nullable();
    t.specificType('verification_session_id', ID).nullable();
    t.text('status_source').notNullable();
    t.specificType('status_refreshed_at', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.index(['tenant_id', 'kind', 'created_at']);
    t.index(['subject_id', 'kind']);
    t.check(`status IN ('ACTIVE', 'SUSPENDED', 'REVOKED', 'EXPIRED')`, [], 'credentials_status_known');
    t.check(
      `kind IN ('PERSON_IDENTITY', 'BUSINESS_IDENTITY', 'DESTINATION_OWNERSHIP', 'AUTHORITY_DELEGATION', 'PAYMENT_POLICY', 'TENANT_MEMBERSHIP')`,
      [],
      'credentials_kind_known',
    );
    t.check(`subject_type IN ('TENANT', 'TENANT_MEMBER')`, [], 'credentials_subject_type_known');
    t.check(`issuer_kind IN ('PLATFORM', 'ORGANIZATION')`, [], 'credentials_issuer_kind_known');
    t.check(`(status = 'REVOKED') = (revoked_at IS NOT NULL)`, [], 'credentials_revoked_at_iff_revoked');
    t.check(`num_nulls(document, doc_hash, signature, nonce) IN (0, 4)`, [], 'credentials_artifact_whole');
  });
  await protectByTenant(knex, 'credentials', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'credentials',
    'verification_sessions',
    'payment_identities',
    'identities',
    'alias_code_sends',
    'phone_aliases',
  ]) {
    await knex.schema.dropTable(table);
  }
}
