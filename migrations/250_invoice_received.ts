import type { Knex } from 'knex';

/** The part of an invoice that has arrived, for its public page. Rows that were funded before are read as paid in full. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => {
    t.specificType('received_base_units', 'numeric(78,0)')
      .notNullable()
      .defaultTo(0)
      .comment('confirmed balance of the escrow when it was last read');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('invoices', (t) => t.dropColumn('received_base_units'));
}
