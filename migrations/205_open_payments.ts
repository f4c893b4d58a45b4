import type { Knex } from 'knex';

/** A payment that has not ended: each end stamps its time (invariant `delivered_or_refunded`). */
const OPEN = 'delivered_at IS NULL AND refunded_at IS NULL AND canceled_at IS NULL';

/**
 * A step of a payment changes its status. While a status stood in an index, or in the condition of one, each step wrote an
 * entry into all indexes of the payment. Whether it is open changes once. Room on its page is left for its next versions.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX offramp_payments_parked_by_did');
  await knex.raw('DROP INDEX offramp_payments_to_confirm');
  await knex.schema.alterTable('offramp_payments', (t) => t.dropIndex(['public_status']));
  await knex.raw(`CREATE INDEX offramp_payments_open ON offramp_payments (recipient_tenant_id, id) WHERE ${OPEN}`);
  await knex.raw(`CREATE INDEX offramp_payments_open_by_did ON offramp_payments (recipient_did)
    WHERE recipient_did IS NOT NULL AND ${OPEN}`);
  await knex.raw('ALTER TABLE offramp_payments SET (fillfactor = 60)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE offramp_payments RESET (fillfactor)');
  await knex.raw('DROP INDEX offramp_payments_open_by_did');
  await knex.raw('DROP INDEX offramp_payments_open');
  await knex.schema.alterTable('offramp_payments', (t) => t.index(['public_status']));
  await knex.raw(`CREATE INDEX offramp_payments_to_confirm ON offramp_payments (recipient_tenant_id, id)
    WHERE status = 'AWAITING_RECIPIENT_CONFIRMATION'`);
  await knex.raw(`CREATE INDEX offramp_payments_parked_by_did ON offramp_payments (recipient_did)
    WHERE status = 'PENDING_CLAIM'`);
}
