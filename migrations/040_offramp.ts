import type { Knex } from 'knex';
import {
  APP,
  appendOnly,
  lifecycleColumns,
  protectByPayment,
  protectByTenant,
  protectFromTenants,
} from './support/row-security.ts';

const STATUSES = [
  'CREATED',
  'AWAITING_SOURCE_FUNDS',
  'SOURCE_FUNDS_CONFIRMING',
  'SOURCE_FUNDS_CONFIRMED',
  'RECIPIENT_RESOLUTION',
  'PENDING_CLAIM',
  'PAYOUT_SELECTION_REQUIRED',
  'POLICY_CHECK',
  'COMPLIANCE_HOLD',
  'ROUTE_QUOTED',
  'AWAITING_RECIPIENT_CONFIRMATION',
  'FUNDS_LOCKED',
  'PROVIDER_SUBMITTED',
  'PROVIDER_PROCESSING',
  'ACTION_REQUIRED',
  'DELIVERED',
  'FAILED',
  'REFUND_PENDING',
  'REFUNDED',
  'CANCELED',
];

const listed = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Off-ramp payments, their quotes, provider attempts, prices and review cases (A 2.1, A 2.2). */
export async function up(knex: Knex): Promise<void> {
  await payments(knex);
  await quotes(knex);
  await providers(knex);
  await prices(knex);
  await reviewCases(knex);
}

async function payments(knex: Knex): Promise<void> {
  await knex.schema.createTable('offramp_payments', (t) => {
    lifecycleColumns(knex, t, { projected: true });
    t.text('sender_tenant_id').notNullable();
    t.text('initiator_member_id').notNullable();
    t.text('phone_ciphertext').nullable();
    t.text('phone_index').nullable();
    t.text('phone_masked').nullable();
    t.text('recipient_did').nullable();
    t.text('envelope_id').nullable();
    t.text('recipient_tenant_id').nullable();
    t.text('claim_id').nullable();
    t.specificType('claim_expires_at', 'timestamptz(3)').nullable();
    t.specificType('claim_grace_ends_at', 'timestamptz(3)').nullable();
    t.text('source_chain_key').notNullable();
    t.text('source_asset_id').notNullable();
    t.text('asset').notNullable();
    t.specificType('amount_base_units', 'numeric(78,0)').notNullable();
    t.text('funding_mode').notNullable();
    t.text('custody').notNullable();
    t.text('requested_destination_id').nullable();
    t.integer('quote_set_version').notNullable();
    t.text('selected_route_quote_id').nullable();
    t.specificType('selected_quote_expires_at', 'timestamptz(3)').nullable();
    t.text('destination_id').nullable();
    t.specificType('hold_reasons', 'text[]').notNullable();
    t.text('failure_reason').nullable();
    t.text('speed_preference').nullable();
    t.specificType('maximum_fee_minor', 'numeric(78,0)').nullable();
    t.specificType('allowed_rails', 'text[]').nullable();
    t.text('memo').nullable();
    t.text('refund_address').nullable();
    t.text('approval_request_id').nullable();
    t.text('first_legal_name').nullable();
    t.specificType('cleared_reviews', 'text[]').notNullable();
    t.specificType('opened_reviews', 'text[]').notNullable();
    t.text('provider').nullable();
    t.text('liquidity_currency').nullable();
    t.specificType('liquidity_minor', 'numeric(78,0)').nullable();
    t.boolean('liquidity_overridden').notNullable();
    t.specificType('provider_fee_base_units', 'numeric(78,0)').nullable();
    t.specificType('network_fee_base_units', 'numeric(78,0)').nullable();
    t.specificType('proceeds_base_units', 'numeric(78,0)').nullable();
    t.specificType('delivered_at', 'timestamptz(3)').nullable();
    t.specificType('canceled_at', 'timestamptz(3)').nullable();
    t.specificType('refunded_at', 'timestamptz(3)').nullable();
    t.check(`status IN (${listed(STATUSES)})`, [], 'offramp_payments_status_known');
    t.check('amount_base_units > 0', [], 'offramp_payments_amount_positive');
    t.check(`custody IN ('none', 'reserved', 'escrow', 'onchain')`, [], 'offramp_payments_custody_known');
    t.index(['sender_tenant_id', 'created_at', 'id']);
    t.index(['recipient_tenant_id', 'created_at', 'id']);
    t.index(['recipient_tenant_id', 'status']);
    t.index(['public_status']);
    t.index(['phone_index']);
  });
  await protectByTenant(knex, 'offramp_payments', ['sender_tenant_id', 'recipient_tenant_id']);
  await knex.schema.createTable('payment_parties', (t) => {
    t.specificType('payment_id', 'text COLLATE "C"').notNullable().references('id').inTable('offramp_payments');
    t.text('tenant_id').notNullable();
    t.primary(['payment_id', 'tenant_id']);
  });
  await protectByTenant(knex, 'payment_parties', ['tenant_id']);
  await knex.schema.createTable('hold_waits', (t) => {
    t.specificType('payment_id', 'text COLLATE "C"').notNullable().references('id').inTable('offramp_payments');
    t.text('waits_for').notNullable().comment('tenant:<id>, provider:<name>, or any');
    t.primary(['payment_id', 'waits_for']);
    t.index(['waits_for', 'payment_id']);
  });
  await protectFromTenants(knex, 'hold_waits');
}

async function quotes(knex: Knex): Promise<void> {
  await knex.schema.createTable('route_quotes', (t) => {
    t.specificType('id', 'text COLLATE "C"').primary();
    t.specificType('payment_id', 'text COLLATE "C"').notNullable().references('id').inTable('offramp_payments');
    t.integer('quote_set_version').notNullable();
    t.text('destination_id').notNullable();
    t.text('provider').notNullable();
    t.text('rail').notNullable();
    t.specificType('source_amount_base_units', 'numeric(78,0)').notNullable();
    t.text('source_asset_id').notNullable();
    t.text('destination_currency').notNullable();
    t.specificType('destination_amount_minor', 'numeric(78,0)').notNullable();
    t.specificType('provider_fee_minor', 'numeric(78,0)').notNullable();
    t.specificType('network_fee_minor', 'numeric(78,0)').notNullable();
    t.specificType('proceeds_base_units', 'numeric(78,0)').notNullable();
    t.specificType('provider_fee_base_units', 'numeric(78,0)').notNullable();
    t.specificType('network_fee_base_units', 'numeric(78,0)').notNullable();
    t.specificType('rounding_base_units', 'numeric(78,0)').notNullable();
    t.text('exchange_rate').notNullable().comment('8 fraction digits, exact');
    t.integer('fx_rate_version').notNullable();
    t.integer('fee_rule_version').notNullable();
    t.integer('estimated_delivery_seconds').nullable();
    t.text('speed_class').notNullable();
    t.text('guarantee_level').notNullable();
    t.boolean('requires_bridge').notNullable();
    t.boolean('requires_conversion').notNullable();
    t.boolean('requires_prefunding').notNullable();
    t.integer('destination_priority').notNullable();
    t.boolean('destination_is_default').notNullable();
    t.integer('rank').notNullable();
    t.specificType('quote_expires_at', 'timestamptz(3)').notNullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.index(['payment_id', 'quote_set_version', 'rank']);
  });
  await protectByPayment(knex, 'route_quotes');
  await appendOnly(knex, 'route_quotes');
  await knex.schema.createTable('route_exclusions', (t) => {
    t.specificType('payment_id', 'text COLLATE "C"').notNullable().references('id').inTable('offramp_payments');
    t.integer('quote_set_version').notNullable();
    t.integer('position').notNullable();
    t.text('destination_id').notNullable();
    t.text('provider').nullable();
    t.text('rail').notNullable();
    t.text('reason_code').notNullable();
    t.primary(['payment_id', 'quote_set_version', 'position']);
  });
  await protectByPayment(knex, 'route_exclusions');
  await appendOnly(knex, 'route_exclusions');
}

async function providers(knex: Knex): Promise<void> {
  await knex.schema.createTable('provider_attempts', (t) => {
    t.specificType('idempotency_key', 'text COLLATE "C"').primary();
    t.specificType('payment_id', 'text COLLATE "C"').notNullable().references('id').inTable('offramp_payments');
    t.text('quote_id').notNullable().references('id').inTable('route_quotes');
    t.text('provider').notNullable();
    t.text('provider_ref').nullable();
    t.text('last_status').nullable();
    t.specificType('last_applied_at', 'timestamptz(3)').nullable();
    t.specificType('returned_at', 'timestamptz(3)').nullable();
    t.boolean('live').notNullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.unique(['provider', 'provider_ref']);
  });
  await knex.raw('CREATE UNIQUE INDEX provider_attempts_one_live ON provider_attempts (payment_id) WHERE live');
  await protectFromTenants(knex, 'provider_attempts');
  await knex.schema.createTable('provider_events', (t) => {
    t.text('provider').notNullable();
    t.text('event_id').notNullable();
    t.specificType('payment_id', 'text COLLATE "C"').notNullable().index();
    t.text('status').notNullable();
    t.specificType('occurred_at', 'timestamptz(3)').notNullable();
    t.specificType('received_at', 'timestamptz(3)').notNullable();
    t.text('disposition').notNullable().comment('applied, returned, or why it was ignored (D-131)');
    t.primary(['provider', 'event_id']);
  });
  await protectFromTenants(knex, 'provider_events');
  await knex.schema.createTable('mock_provider_progress', (t) => {
    t.specificType('idempotency_key', 'text COLLATE "C"').primary();
    t.text('payment_id').notNullable();
    t.text('provider').notNullable();
    t.integer('step').notNullable();
  });
  await protectFromTenants(knex, 'mock_provider_progress');
}

async function prices(knex: Knex): Promise<void> {
  await knex.schema.createTable('fx_rates', (t) => {
    t.text('currency').notNullable();
    t.integer('version').notNullable();
    t.text('rate').notNullable().comment('destination currency per one USD, 8 fraction digits');
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.primary(['currency', 'version']);
  });
  await protectFromTenants(knex, 'fx_rates');
  await knex.schema.createTable('provider_liquidity', (t) => {
    t.text('provider').notNullable();
    t.text('currency').notNullable();
    t.specificType('balance_minor', 'numeric(78,0)').notNullable();
    t.primary(['provider', 'currency']);
    t.check('balance_minor >= 0', [], 'provider_liquidity_not_negative');
  });
  await protectFromTenants(knex, 'provider_liquidity');
  for (const table of ['fx_rates', 'provider_liquidity']) {
    // Prices are the same for everyone and no secret: quoting reads them inside a tenant's transaction.
    await knex.raw(`GRANT SELECT ON ${table} TO ${APP}`);
    await knex.raw(`CREATE POLICY ${table}_app ON ${table} FOR SELECT TO ${APP} USING (true)`);
  }
}

async function reviewCases(knex: Knex): Promise<void> {
  await knex.schema.createTable('review_cases', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('payment_id', 'text COLLATE "C"').notNullable().references('id').inTable('offramp_payments');
    t.text('sender_tenant_id').notNullable();
    t.text('reason').notNullable();
    t.text('decision').nullable();
    t.text('note').nullable();
    t.text('resolved_by').nullable();
    t.specificType('resolved_at', 'timestamptz(3)').nullable();
    t.check(`status IN ('OPEN', 'RESOLVED', 'CLOSED')`, [], 'review_cases_status_known');
    t.index(['sender_tenant_id', 'created_at', 'id']);
  });
  await knex.raw(
    `CREATE UNIQUE INDEX review_cases_one_open ON review_cases (payment_id, reason) WHERE status = 'OPEN'`,
  );
  await protectByTenant(knex, 'review_cases', ['sender_tenant_id']);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'review_cases',
    'provider_liquidity',
    'fx_rates',
    'mock_provider_progress',
    'provider_events',
    'provider_attempts',
    'route_exclusions',
    'route_quotes',
    'hold_waits',
    'payment_parties',
    'offramp_payments',
  ]) {
    await knex.schema.dropTable(table);
  }
}
