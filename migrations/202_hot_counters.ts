import type { Knex } from 'knex';

/** Rows that are counted up in place, many times a second where a tenant is busy. */
const COUNTERS = ['ledger_balances', 'feed_counters'];

/** Room for a row's next versions on its own page: an update that stays there writes no index, and leaves no page behind. */
export async function up(knex: Knex): Promise<void> {
  for (const table of COUNTERS) await knex.raw(`ALTER TABLE ${table} SET (fillfactor = 50)`);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of COUNTERS) await knex.raw(`ALTER TABLE ${table} RESET (fillfactor)`);
}
