import type { Knex } from 'knex';

/** The tables may be large: their writers must not wait for the indexes. */
export const config = { transaction: false };

const INDEXES: Readonly<Record<string, string>> = {
  // The same bytes of a tenant are one document (D-527).
  uploads_content_index: 'INDEX CONCURRENTLY uploads_content_index ON uploads (tenant_id, sha256)',
  // One document, one open loan: it is free again when the loan is repaid (D-527).
  purchase_orders_document_in_use: `UNIQUE INDEX CONCURRENTLY purchase_orders_document_in_use
    ON purchase_orders (document_id) WHERE status <> 'REPAID'`,
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, made] of Object.entries(INDEXES)) {
    // An attempt that was interrupted leaves an invalid index behind.
    await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await knex.raw(`CREATE ${made}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`DROP INDEX CONCURRENTLY ${name}`);
}
