import type { Knex } from 'knex';

/** Lifecycles whose whole life is one trace. */
const LIVES = [
  'offramp_payments',
  'claims',
  'claim_links',
  'multisig_payments',
  'ramps',
  'card_authorizations',
  'webhook_deliveries',
] as const;

/** Work that something else has started. */
const WORK = ['outbox_jobs', 'timers', 'events', 'chain_transactions'] as const;

/** The trace that each of them belongs to. Any process that continues the work later joins that trace. */
export async function up(knex: Knex): Promise<void> {
  for (const table of [...LIVES, ...WORK]) {
    await knex.schema.alterTable(table, (t) => {
      t.text('traceparent').nullable().comment('W3C Trace Context; null where tracing was off');
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [...LIVES, ...WORK]) await knex.schema.alterTable(table, (t) => t.dropColumn('traceparent'));
}
