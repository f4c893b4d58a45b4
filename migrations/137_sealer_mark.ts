import type { Knex } from 'knex';

const TABLES = ['lifecycle_log', 'audit_log'] as const;
const KEYS = { lifecycle_log: ['tx', 'aggregate_id', 'step'], audit_log: ['tx', 'id'] };

/**
 * The sealer's mark names the last row that is sealed of its transaction, so that nothing of it has to be looked up among
 * the seals, and the histories are read in that order.
 */
export async function up(knex: Knex): Promise<void> {
  for (const table of TABLES) {
    await knex.schema.alterTable(table, (t) => t.index(KEYS[table]));
    await knex.schema.alterTable(table, (t) => t.dropIndex(['tx']));
  }
  // A batch could end inside a transaction: of its rows, those of the lifecycles come first.
  await knex.raw(`UPDATE cursors c SET row_id = COALESCE(
      (SELECT 'audit_log:' || max(t.id) FROM audit_log t JOIN seals s ON s.source = 'audit_log' AND s.row_id = t.id
        WHERE t.tx = c.tx HAVING count(*) > 0),
      (SELECT 'lifecycle_log:' || s.row_id FROM lifecycle_log t
        JOIN seals s ON s.source = 'lifecycle_log' AND s.row_id = t.aggregate_id || ':' || t.step
        WHERE t.tx = c.tx ORDER BY t.aggregate_id DESC, t.step DESC LIMIT 1),
      '')
    WHERE c.name = 'sealer'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`UPDATE cursors SET row_id = '' WHERE name = 'sealer'`);
  for (const table of TABLES) {
    await knex.schema.alterTable(table, (t) => t.index(['tx']));
    await knex.schema.alterTable(table, (t) => t.dropIndex(KEYS[table]));
  }
}
