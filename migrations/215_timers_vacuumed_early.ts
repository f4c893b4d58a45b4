import type { Knex } from 'knex';

/**
 * A timer that has fired or was dropped stays in the index of due timers until VACUUM comes by, in front of those that are
 * still to fire, and each look for due ones passes it: 20,000 of them cost a look 150 microseconds. By itself PostgreSQL
 * waits until a fifth of the table is dead, which with 1e7 timers is two million, and leaves the indexes as they are while
 * dead rows are on less than a fiftieth of its pages.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE timers SET
    (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000, vacuum_index_cleanup = on)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'ALTER TABLE timers RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold, vacuum_index_cleanup)',
  );
}
