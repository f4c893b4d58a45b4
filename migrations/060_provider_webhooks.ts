import type { Knex } from 'knex';

/** What a provider says of nothing that is known is kept too, with its reference (D-132); operators read the reason. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('provider_events', (t) => {
    t.setNullable('payment_id');
    t.text('provider_ref').nullable().comment('as the provider named it; null where it named nothing');
    t.text('reason').nullable().comment('for operators only');
    t.check(`disposition <> 'unmatched' OR payment_id IS NULL`, [], 'provider_events_unmatched_without_payment');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('provider_events').whereNull('payment_id').delete();
  await knex.schema.alterTable('provider_events', (t) => {
    t.dropChecks(['provider_events_unmatched_without_payment']);
    t.dropColumns('provider_ref', 'reason');
    t.dropNullable('payment_id');
  });
}
