import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const AMOUNT = 'numeric(78,0)';

/** Treasury accounts with their buckets, the rules that keep them on target, and the sweeps between them (B 2.4). */
export async function up(knex: Knex): Promise<void> {
  await accounts(knex);
  await buckets(knex);
  await rules(knex);
  await sweeps(knex);
}

async function accounts(knex: Knex): Promise<void> {
  await knex.schema.createTable('treasury_accounts', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.text('name').notNullable();
    t.integer('chain_id').notNullable();
    t.integer('threshold').notNullable();
    t.jsonb('owners').notNullable();
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('PROVISIONING', 'ACTIVE', 'FAILED')`, [], 'treasury_accounts_status_known');
    t.check('threshold BETWEEN 1 AND jsonb_array_length(owners)', [], 'treasury_accounts_threshold_range');
  });
  await protectByTenant(knex, 'treasury_accounts', ['tenant_id']);
}

/** A bucket is made with its account and never goes. */
async function buckets(knex: Knex): Promise<void> {
  await knex.schema.createTable('treasury_buckets', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('account_id', ID).notNullable().references('id').inTable('treasury_accounts');
    t.integer('position').notNullable().comment('in the order of creation, from 0');
    t.text('name').notNullable();
    t.text('kind').notNullable();
    t.integer('target_bps').notNullable();
    t.integer('apy_bps').nullable();
    t.specificType('wallet_id', ID).notNullable();
    t.specificType('accrued_yield_base_units', AMOUNT).notNullable().comment('simulated: it moves nothing');
    t.specificType('accrued_until', TIME).notNullable().comment('the last midnight that was counted');
    t.unique(['account_id', 'position'], { indexName: 'treasury_buckets_position_unique' });
    t.unique(['account_id', 'name'], { indexName: 'treasury_buckets_name_unique' });
    t.unique(['wallet_id'], { indexName: 'treasury_buckets_wallet_unique' });
    t.check('position BETWEEN 0 AND 7', [], 'treasury_buckets_at_most_eight');
    t.check(`kind IN ('OPERATING', 'RESERVE', 'YIELD')`, [], 'treasury_buckets_kind_known');
    t.check('target_bps BETWEEN 0 AND 10000', [], 'treasury_buckets_target_range');
    t.check(
      `apy_bps IS NULL OR (kind = 'YIELD' AND apy_bps BETWEEN 0 AND 10000)`,
      [],
      'treasury_buckets_only_yield_accrues',
    );
    t.check(
      'accrued_yield_base_units = 0 OR (coalesce(apy_bps, 0) > 0 AND accrued_yield_base_units > 0)',
      [],
      'treasury_buckets_accrued_has_a_rate',
    );
  });
  await protectByTenant(knex, 'treasury_buckets', ['tenant_id']);
}

async function rules(knex: Knex): Promise<void> {
  await knex.schema.createTable('treasury_rules', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('account_id', ID).notNullable().references('id').inTable('treasury_accounts');
    t.text('type').notNullable();
    t.specificType('source_bucket_id', ID).nullable().references('id').inTable('treasury_buckets');
    t.specificType('dest_bucket_id', ID).nullable().references('id').inTable('treasury_buckets');
    t.specificType('threshold_base_units', AMOUNT).nullable();
    t.specificType('target_base_units', AMOUNT).nullable();
    t.integer('interval_seconds').notNullable();
    t.boolean('enabled').notNullable();
    t.specificType('last_run_at', TIME).nullable();
    t.text('last_outcome').nullable();
    t.specificType('created_at', TIME).notNullable();
    t.specificType('updated_at', TIME).notNullable();
    t.index(['account_id', 'created_at', 'id']);
    t.check(`type IN ('SWEEP_EXCESS', 'TOP_UP', 'REBALANCE_TO_TARGET')`, [], 'treasury_rules_type_known');
    t.check(
      `(type = 'REBALANCE_TO_TARGET') = (source_bucket_id IS NULL) AND (type = 'REBALANCE_TO_TARGET') = (dest_bucket_id IS NULL)`,
      [],
      'treasury_rules_buckets_by_type',
    );
    t.check('source_bucket_id <> dest_bucket_id', [], 'treasury_rules_two_buckets');
    t.check(`(type = 'TOP_UP') = (target_base_units IS NOT NULL)`, [], 'treasury_rules_target_iff_top_up');
    t.check(
      `CASE type WHEN 'SWEEP_EXCESS' THEN threshold_base_units IS NOT NULL WHEN 'TOP_UP' THEN true ELSE threshold_base_units IS NULL END`,
      [],
      'treasury_rules_threshold_by_type',
    );
    t.check(
      'threshold_base_units > 0 AND (target_base_units IS NULL OR threshold_base_units <= target_base_units)',
      [],
      'treasury_rules_threshold_range',
    );
    t.check('target_base_units > 0', [], 'treasury_rules_target_above_zero');
    t.check('interval_seconds BETWEEN 60 AND 2592000', [], 'treasury_rules_interval_range');
    t.check('(last_run_at IS NULL) = (last_outcome IS NULL)', [], 'treasury_rules_outcome_iff_run');
    t.check(
      `last_outcome IN ('PROPOSED', 'NOT_TRIGGERED', 'SKIPPED_UNREADABLE', 'SKIPPED_PENDING_SWEEP', 'SKIPPED_INSUFFICIENT', 'FAILED')`,
      [],
      'treasury_rules_outcome_known',
    );
  });
  await protectByTenant(knex, 'treasury_rules', ['tenant_id']);
}

async function sweeps(knex: Knex): Promise<void> {
  await knex.schema.createTable('treasury_sweeps', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('account_id', ID).notNullable();
    t.specificType('rule_id', ID).nullable().comment('it may have been deleted since');
    t.specificType('source_bucket_id', ID).notNullable();
    t.specificType('dest_bucket_id', ID).notNullable();
    t.specificType('amount_base_units', AMOUNT).notNullable();
    t.specificType('payment_id', ID).notNullable();
    t.text('failure_reason').nullable();
    t.specificType('completed_at', TIME).nullable();
    t.index(['account_id', 'created_at', 'id']);
    t.unique(['payment_id'], { indexName: 'treasury_sweeps_payment_unique' });
    t.check(`status IN ('PROPOSED', 'COMPLETED', 'FAILED', 'CANCELED')`, [], 'treasury_sweeps_status_known');
    t.check('source_bucket_id <> dest_bucket_id', [], 'treasury_sweeps_two_buckets');
    t.check('amount_base_units > 0', [], 'treasury_sweeps_amount_above_zero');
    t.check(`(status = 'FAILED') = (failure_reason IS NOT NULL)`, [], 'treasury_sweeps_reason_iff_failed');
    t.check(`(status = 'COMPLETED') = (completed_at IS NOT NULL)`, [], 'treasury_sweeps_completed_at_iff_completed');
  });
  // What open sweeps have reserved (D-462).
  await knex.raw(`CREATE INDEX treasury_sweeps_open ON treasury_sweeps (account_id) WHERE status = 'PROPOSED'`);
  await protectByTenant(knex, 'treasury_sweeps', ['tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['treasury_sweeps', 'treasury_rules', 'treasury_buckets', 'treasury_accounts']) {
    await knex.schema.dropTable(table);
  }
}
