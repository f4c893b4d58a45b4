import type { Knex } from 'knex';

/** The part of an invoice that has arrived, for its public page. A paid invoice had its whole amount. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => {
    t.specificType('received_base_units', 'numeric(78,0)')
      .notNullable()
      .defaultTo(0)
      .comment('confirmed balance of the escrow when it was last read');
  });
  await knex('invoices')
    .whereNotNull('funded_at')
    .update({ received_base_units: knex.ref('amount_base_units') });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => t.dropColumn('received_base_units'));
}
