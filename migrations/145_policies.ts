import type { Knex } from 'knex';
import { appendOnly, lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const RETENTION = 'paychart_retention';

const SUBJECT_KNOWN = `subject_type IN ('wallet', 'card', 'agent', 'treasury_account')`;
const HASH_FORM = `sha256 ~ '^[0-9a-f]{64}$'`;

/** Spend policies with their versions and attachments (B 2.7), what they decided (D-308), and how a tenant tests them. */
export async function up(knex: Knex): Promise<void> {
  await policies(knex);
  await versions(knex);
  await attachments(knex);
  await decisions(knex);
  await enforcement(knex);
}

async function policies(knex: Knex): Promise<void> {
  await knex.schema.createTable('policies', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('name').notNullable();
    t.specificType('active_version_id', ID).notNullable();
    t.integer('active_version').notNullable();
    t.specificType('deleted_at', TIME).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('ACTIVE', 'DELETED')`, [], 'policies_status_known');
    t.check(`(status = 'DELETED') = (deleted_at IS NOT NULL)`, [], 'policies_deleted_at_iff_deleted');
    t.check('active_version >= 1', [], 'policies_active_version_above_zero');
  });
  await protectByTenant(knex, 'policies', ['tenant_id']);
}

/** A compiled document. It never changes: a new one is a new row (B 2.7, D-302, D-303). */
async function versions(knex: Knex): Promise<void> {
  await knex.schema.createTable('policy_versions', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('policy_id', ID).notNullable().references('id').inTable('policies');
    t.integer('version').notNullable();
    t.text('sha256').notNullable().comment('of the canonical JSON of ir');
    t.jsonb('ir').notNullable();
    t.specificType('created_at', TIME).notNullable();
    t.unique(['policy_id', 'version'], { indexName: 'policy_versions_number_unique' });
    t.check('version >= 1', [], 'policy_versions_number_above_zero');
    t.check(HASH_FORM, [], 'policy_versions_hash_form');
    t.check(`jsonb_typeof(ir) = 'object'`, [], 'policy_versions_ir_is_object');
  });
  await protectByTenant(knex, 'policy_versions', ['tenant_id']);
  await appendOnly(knex, 'policy_versions');
}

async function attachments(knex: Knex): Promise<void> {
  await knex.schema.createTable('policy_attachments', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('policy_id', ID).notNullable();
    t.text('subject_type').notNullable();
    t.specificType('subject_id', ID).notNullable();
    t.specificType('attached_at', TIME).notNullable();
    t.specificType('detached_at', TIME).nullable();
    t.index(['policy_id', 'created_at', 'id']);
    t.check(`status IN ('ATTACHED', 'DETACHED')`, [], 'policy_attachments_status_known');
    t.check(`(status = 'DETACHED') = (detached_at IS NOT NULL)`, [], 'policy_attachments_detached_at_iff_detached');
    t.check(SUBJECT_KNOWN, [], 'policy_attachments_subject_known');
  });
  // One policy a subject (B 2.7, D-309). Payments look the policy of their subject up by it.
  await knex.raw(`CREATE UNIQUE INDEX policy_attachments_one_per_subject
    ON policy_attachments (tenant_id, subject_type, subject_id) WHERE status = 'ATTACHED'`);
  await protectByTenant(knex, 'policy_attachments', ['tenant_id']);
}

/** The decision log: it only grows, until its retention is over (D-308). */
async function decisions(knex: Knex): Promise<void> {
  await knex.schema.createTable('policy_decisions', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.text('source').notNullable();
    t.text('mode').nullable().comment('null for a dry run, which ignores it');
    t.boolean('allow').notNullable();
    t.boolean('enforced').notNullable();
    t.text('reason').nullable();
    t.specificType('policy_id', ID).nullable();
    t.integer('policy_version').nullable();
    t.text('sha256').nullable();
    t.jsonb('rule_trace').notNullable();
    t.text('subject_type').nullable();
    t.specificType('subject_id', ID).nullable();
    t.specificType('amount_base_units', 'numeric(78,0)').nullable().comment('null for what has no value in USD');
    t.text('mcc').nullable();
    t.text('counterparty').nullable().comment('checksummed');
    t.specificType('resource_id', ID).nullable();
    t.specificType('created_at', TIME).notNullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.index(['tenant_id', 'policy_id', 'created_at', 'id']);
    t.index(['tenant_id', 'subject_id', 'created_at', 'id']);
    t.check(`source IN ('evaluate', 'payment', 'card')`, [], 'policy_decisions_source_known');
    t.check(`mode IN ('log', 'enforce')`, [], 'policy_decisions_mode_known');
    t.check(`(source = 'evaluate') = (mode IS NULL)`, [], 'policy_decisions_dry_run_has_no_mode');
    t.check(`enforced = (mode IS NOT DISTINCT FROM 'enforce')`, [], 'policy_decisions_enforced_iff_mode');
    t.check(`allow = (reason IS NULL OR reason = 'NO_POLICY')`, [], 'policy_decisions_reason_iff_denied');
    t.check('(policy_id IS NULL) = (policy_version IS NULL)', [], 'policy_decisions_version_iff_policy');
    t.check('(policy_id IS NULL) = (sha256 IS NULL)', [], 'policy_decisions_hash_iff_policy');
    t.check(`(policy_id IS NULL) = (reason IS NOT DISTINCT FROM 'NO_POLICY')`, [], 'policy_decisions_no_policy');
    t.check('(subject_type IS NULL) = (subject_id IS NULL)', [], 'policy_decisions_subject_has_both');
    t.check(SUBJECT_KNOWN, [], 'policy_decisions_subject_known');
    t.check(HASH_FORM, [], 'policy_decisions_hash_form');
  });
  await protectByTenant(knex, 'policy_decisions', ['tenant_id']);
  await appendOnly(knex, 'policy_decisions');
  await knex.raw(`GRANT SELECT, DELETE ON policy_decisions TO ${RETENTION}`);
  await knex.raw(`CREATE POLICY policy_decisions_retention ON policy_decisions TO ${RETENTION} USING (true)`);
}

/** A sandbox tenant's own mode; without a row the deployment's counts (D-311). */
async function enforcement(knex: Knex): Promise<void> {
  await knex.schema.createTable('test_policy_enforcement', (t) => {
    t.specificType('tenant_id', ID).primary();
    t.text('mode').notNullable();
    t.check(`mode IN ('off', 'log', 'enforce')`, [], 'test_policy_enforcement_mode_known');
  });
  await protectByTenant(knex, 'test_policy_enforcement', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  const tables = ['test_policy_enforcement', 'policy_decisions', 'policy_attachments', 'policy_versions', 'policies'];
  for (const table of tables) await knex.schema.dropTable(table);
}
