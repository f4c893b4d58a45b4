import type { Knex } from 'knex';

const RETENTION = 'paychart_retention';

/** Payments that were asked for as intents, on the unified surface (D-151, D-162). */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.jsonb('intent').nullable().comment('what the sender said on /v1/payments; null: on /v1/offramp/payments');
    t.check(`intent IS NULL OR jsonb_typeof(intent) = 'object'`, [], 'offramp_payments_intent_is_object');
  });
  for (const party of ['sender', 'recipient']) {
    await knex.raw(`CREATE INDEX offramp_payments_intents_by_${party}
      ON offramp_payments (${party}_tenant_id, created_at, id) WHERE intent IS NOT NULL`);
  }
  // The memo of a purpose goes when the payment's own does (D-150).
  await knex.raw(`GRANT UPDATE (intent) ON offramp_payments TO ${RETENTION}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offramp_payments', (t) => {
    t.dropChecks('offramp_payments_intent_is_object');
    t.dropColumn('intent');
  });
}
