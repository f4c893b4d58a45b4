import type { Knex } from 'knex';

/** Who has a job that is leased: a process that rests a job, or works on it for long, is found by its name. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('outbox_jobs', (t) => {
    t.text('leased_by').nullable().comment('host and process id; null where no process has it, or one of release 0.1');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('outbox_jobs', (t) => t.dropColumn('leased_by'));
}
