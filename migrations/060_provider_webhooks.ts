import type { Knex } from 'knex';
import { protectFromTenants } from './support/row-security.ts';

/**
 * What a provider says of nothing that is known is kept too, with its reference (D-132); an operator reads the reason. The
 * modes that a deployment ran with last tell the next one whether payments that wait for a provider have to look again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('provider_events', (t) => {
    t.setNullable('payment_id');
    t.text('provider_ref').nullable().comment('as the provider named it; null where it named nothing');
    t.text('reason').nullable().comment('for operators only');
    t.check(`disposition <> 'unmatched' OR payment_id IS NULL`, [], 'provider_events_unmatched_without_payment');
  });
  await knex.schema.createTable('provider_modes', (t) => {
    t.text('provider').primary();
    t.text('mode').notNullable();
    t.check(`mode IN ('off', 'mock', 'sandbox', 'live')`, [], 'provider_modes_mode_known');
  });
  await protectFromTenants(knex, 'provider_modes');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('provider_modes');
  await knex('provider_events').whereNull('payment_id').delete();
  await knex.schema.alterTable('provider_events', (t) => {
    t.dropChecks(['provider_events_unmatched_without_payment']);
    t.dropColumns('provider_ref', 'reason');
    t.dropNullable('payment_id');
  });
}
