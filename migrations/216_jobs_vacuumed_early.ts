import type { Knex } from 'knex';

/** As with timers (migration 215): a job that is done with stays in the index by time until VACUUM comes by. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE outbox_jobs SET
    (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000, vacuum_index_cleanup = on)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'ALTER TABLE outbox_jobs RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold, vacuum_index_cleanup)',
  );
}
