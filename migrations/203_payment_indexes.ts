import type { Knex } from 'knex';

const DEALS = 'offramp_payments_one_a_deal';

/**
 * Each step of a payment writes an entry into every index that has one for its row. Nothing looks payments up by phone
 * number (claims and aliases have their own index); few have a deal; and of the recipient's payments by status only those
 * that wait for the confirmation are asked for.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.dropIndex(['phone_index']);
    t.dropIndex(['recipient_tenant_id', 'status']);
  });
  await knex.raw(`CREATE INDEX offramp_payments_to_confirm ON offramp_payments (recipient_tenant_id, id)
    WHERE status = 'AWAITING_RECIPIENT_CONFIRMATION'`);
  await knex.schema.alterTable('offramp_payments', (t) => t.dropUnique([], DEALS));
  await knex.raw(`CREATE UNIQUE INDEX ${DEALS} ON offramp_payments (deal_id)
    WHERE deal_id IS NOT NULL`);
  // Operators read the cases of all tenants, newest first.
  await knex.schema.alterTable('review_cases', (t) => t.index(['created_at', 'id']));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('review_cases', (t) => t.dropIndex(['created_at', 'id']));
  await knex.raw(`DROP INDEX ${DEALS}`);
  await knex.schema.alterTable('offramp_payments', (t) => t.unique(['deal_id'], { indexName: DEALS }));
  await knex.raw('DROP INDEX offramp_payments_to_confirm');
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.index(['recipient_tenant_id', 'status']);
    t.index(['phone_index']);
  });
}
