import type { Knex } from 'knex';

/**
 * A provider's answer, a look-up and an operator ask for the attempts of a payment, ended ones too, and a quote that is
 * erased is looked for among them: without an index each of these read every attempt that was ever made.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('provider_attempts', (t) => {
    t.index(['payment_id']);
    t.index(['quote_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('provider_attempts', (t) => {
    t.dropIndex(['quote_id']);
    t.dropIndex(['payment_id']);
  });
}
