import type { Knex } from 'knex';

/** Providers also send news of destinations: an event is about a payment, a destination, or nothing known here (D-120). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('provider_events', (t) => {
    t.specificType('destination_id', 'text COLLATE "C"').nullable().index();
    t.setNullable('payment_id');
    t.check('payment_id IS NULL OR destination_id IS NULL', [], 'provider_events_of_one_resource');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('provider_events').whereNull('payment_id').delete();
  await knex.schema.alterTable('provider_events', (t) => {
    t.dropChecks('provider_events_of_one_resource');
    t.dropNullable('payment_id');
    t.dropColumn('destination_id');
  });
}
