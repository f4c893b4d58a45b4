import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const HASH_FORM = `sha256 ~ '^[0-9a-f]{64}$'`;
const MAXIMUM_BYTES = 5 * 1024 * 1024;

/** Uploaded files, the facts that were read out of them, and what was agreed of those (B 2.10, D-366 to D-368). */
export async function up(knex: Knex): Promise<void> {
  await uploads(knex);
  await extractions(knex);
  await agreements(knex);
}

async function uploads(knex: Knex): Promise<void> {
  await knex.schema.createTable('uploads', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.text('filename_ciphertext').notNullable();
    t.text('content_type').notNullable();
    t.integer('size').notNullable();
    t.text('sha256').notNullable().comment('of the decoded bytes');
    t.text('content_ciphertext').notNullable().comment('the bytes in base64, encrypted');
    t.specificType('created_at', TIME).notNullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(
      `content_type IN ('application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'application/json')`,
      [],
      'uploads_content_type_known',
    );
    t.check(`size BETWEEN 1 AND ${MAXIMUM_BYTES}`, [], 'uploads_size_range');
    t.check(HASH_FORM, [], 'uploads_hash_form');
  });
  // Encrypted bytes do not compress: not to try saves the time of it.
  await knex.raw('ALTER TABLE uploads ALTER COLUMN content_ciphertext SET STORAGE EXTERNAL');
  await protectByTenant(knex, 'uploads', ['tenant_id']);
}

async function extractions(knex: Knex): Promise<void> {
  await knex.schema.createTable('extractions', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('upload_id', ID).notNullable();
    t.text('facts_ciphertext').notNullable();
    t.jsonb('flags').notNullable();
    t.specificType('agreement_id', ID).nullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.unique(['agreement_id'], { indexName: 'extractions_agreement_unique' });
    t.check(`status IN ('REVIEW', 'APPROVED')`, [], 'extractions_status_known');
    t.check(`jsonb_typeof(flags) = 'array'`, [], 'extractions_flags_form');
    t.check(`(status = 'APPROVED') = (agreement_id IS NOT NULL)`, [], 'extractions_agreement_iff_approved');
  });
  await protectByTenant(knex, 'extractions', ['tenant_id']);
}

/** Approved facts never change (D-368); under another encryption key they are the same facts. */
async function agreements(knex: Knex): Promise<void> {
  await knex.schema.createTable('agreements', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('extraction_id', ID).notNullable().references('id').inTable('extractions');
    t.text('facts_ciphertext').notNullable();
    t.text('sha256').notNullable().comment('of the canonical JSON of the facts');
    t.specificType('created_at', TIME).notNullable();
    t.unique(['extraction_id'], { indexName: 'agreements_extraction_unique' });
    t.check(HASH_FORM, [], 'agreements_hash_form');
  });
  await protectByTenant(knex, 'agreements', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('agreements');
  await knex.schema.dropTable('extractions');
  await knex.schema.dropTable('uploads');
}
