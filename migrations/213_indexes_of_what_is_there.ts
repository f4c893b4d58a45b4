import type { Knex } from 'knex';

/** An index that leaves out rows without a value: most rows have none, and each had an entry all the same. */
const PARTIAL = [
  ['provider_events', 'destination_id'],
  ['outbox_jobs', 'tenant_id'],
] as const;

/**
 * What the life of a payment need not write: index entries of nothing, and those of an attempt whose page has no room for
 * its next version.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [table, column] of PARTIAL) {
    await knex.schema.alterTable(table, (t) => t.dropIndex([column]));
    await knex.raw('CREATE INDEX ?? ON ?? (??) WHERE ?? IS NOT NULL', [
      `${table}_${column}_index`,
      table,
      column,
      column,
    ]);
  }
  // An attempt is written once and updated three times.
  await knex.raw('ALTER TABLE provider_attempts SET (fillfactor = 50)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE provider_attempts RESET (fillfactor)');
  for (const [table, column] of PARTIAL) {
    await knex.schema.alterTable(table, (t) => t.dropIndex([column]));
    await knex.schema.alterTable(table, (t) => t.index([column]));
  }
}
