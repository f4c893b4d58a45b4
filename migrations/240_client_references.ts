import type { Knex } from 'knex';

/** The sender's own reference of an off-ramp payment, which no other party reads. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.text('client_reference').nullable().comment("the sender's own reference; shown to nobody else");
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => t.dropColumn('client_reference'));
}
