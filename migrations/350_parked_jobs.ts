import type { Knex } from 'knex';

/** A job that an operator has parked: no worker takes it until an operator has it tried again. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('outbox_jobs', (t) => {
    t.specificType('parked_at', 'timestamptz(3)').nullable().comment('null where workers may take it');
    t.text('parked_by').nullable();
    t.text('parked_reason').nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('outbox_jobs', (t) => t.dropColumns('parked_at', 'parked_by', 'parked_reason'));
}
