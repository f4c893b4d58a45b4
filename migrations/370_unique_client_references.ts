import type { Knex } from 'knex';

/** Each sender may ask that a reference of its own names one payment alone (D-529). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.boolean('client_reference_unique')
      .notNullable()
      .defaultTo(false)
      .comment('no other payment of the sender that says so has the reference');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => t.dropColumn('client_reference_unique'));
}
