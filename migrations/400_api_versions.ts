import type { Knex } from 'knex';

/**
 * The version of the contract that a key's requests and an endpoint's events have. What exists, and what processes of the
 * release before create while they are replaced, was made for the version 2026-11-28.
 */
const COLUMN = 'api_version';
const BEFORE = '2026-11-28';

export async function up(knex: Knex): Promise<void> {
  for (const table of ['api_keys', 'webhook_endpoints']) {
    await knex.schema.alterTable(table, (t) => {
      t.text(COLUMN).nullable().defaultTo(BEFORE).comment('null: always the newest');
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['api_keys', 'webhook_endpoints']) {
    await knex.schema.alterTable(table, (t) => t.dropColumn(COLUMN));
  }
}
