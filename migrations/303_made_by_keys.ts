import type { Knex } from 'knex';

export const config = { transaction: false };

/** What an API key has made and could outlive it (D-517). Payments and the like are not found by their key. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`CREATE INDEX CONCURRENTLY IF NOT EXISTS lifecycle_log_made_by_keys ON lifecycle_log (actor)
    WHERE step = 1 AND machine IN ('authority', 'card', 'member', 'payment-policy', 'payout-destination', 'permit',
      'phone-alias', 'wallet', 'webhook-endpoint')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS lifecycle_log_made_by_keys');
}
