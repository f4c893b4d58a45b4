import type { Knex } from 'knex';
import { lifecycleColumns, protectByTenant, protectFromTenants } from './support/row-security.ts';

const ID = 'text COLLATE "C"';
const TIME = 'timestamptz(3)';
const RETENTION = 'paychart_retention';

const ERRORS = `'TIMEOUT', 'CONNECTION_FAILED', 'BLOCKED_URL', 'HTTP_4XX', 'HTTP_5XX', 'HTTP_ERROR', 'SECRET_ERROR',
  'LEASE_EXPIRED', 'ENDPOINT_GONE'`;

/** Where tenants want their events sent, what was sent there, and the sandbox's sinks (B 6, D-379 to D-396). */
export async function up(knex: Knex): Promise<void> {
  await endpoints(knex);
  await switches(knex);
  await marks(knex);
  await deliveries(knex);
  await attempts(knex);
  await sinks(knex);
}

async function endpoints(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhook_endpoints', (t) => {
    lifecycleColumns(knex, t, { projected: true });
    t.specificType('tenant_id', ID).notNullable();
    t.text('url').notNullable();
    t.specificType('event_types', 'text[]').notNullable();
    t.text('description').nullable();
    t.text('disabled_reason').nullable();
    t.integer('failure_count').notNullable();
    t.text('secret_ciphertext').notNullable();
    t.text('previous_secret_ciphertext').nullable();
    t.specificType('grace_ends_at', TIME).nullable().comment('in real time');
    t.index(['tenant_id', 'created_at', 'id']);
    t.check(`status IN ('ENABLED', 'DISABLED', 'DELETED')`, [], 'webhook_endpoints_status_known');
    t.check('length(url) BETWEEN 1 AND 2048', [], 'webhook_endpoints_url_bounded');
    t.check('cardinality(event_types) > 0', [], 'webhook_endpoints_has_types');
    t.check('failure_count >= 0', [], 'webhook_endpoints_failure_count_not_negative');
    t.check(
      `disabled_reason IN ('CONSECUTIVE_FAILURES', 'ENDPOINT_GONE')`,
      [],
      'webhook_endpoints_disabled_reason_known',
    );
    t.check(`status <> 'ENABLED' OR disabled_reason IS NULL`, [], 'webhook_endpoints_enabled_has_no_reason');
    t.check(
      '(previous_secret_ciphertext IS NULL) = (grace_ends_at IS NULL)',
      [],
      'webhook_endpoints_grace_iff_previous_secret',
    );
  });
  await protectByTenant(knex, 'webhook_endpoints', ['tenant_id']);
}

/**
 * When an endpoint was switched on and off, in the order of transactions, which the order of commits follows: an event is
 * queued where the endpoint was on when it was written, however late that is looked at (D-395).
 */
async function switches(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhook_switches', (t) => {
    t.specificType('endpoint_id', ID).notNullable();
    t.specificType('tx', 'xid8').notNullable().defaultTo(knex.raw('pg_current_xact_id()'));
    t.boolean('enabled').notNullable();
    t.primary(['endpoint_id', 'tx']);
  });
  await protectFromTenants(knex, 'webhook_switches');
}

/** How far each tenant's feed has been queued. Its row is the lock of whoever queues. */
async function marks(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhook_marks', (t) => {
    t.specificType('tenant_id', ID).primary();
    t.bigInteger('sequence').notNullable();
    t.check('sequence >= 0', [], 'webhook_marks_sequence_not_negative');
  });
  await protectByTenant(knex, 'webhook_marks', ['tenant_id']);
}

async function deliveries(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhook_deliveries', (t) => {
    lifecycleColumns(knex, t, { projected: false });
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('endpoint_id', ID).notNullable();
    t.specificType('event_id', ID).notNullable();
    t.text('event_type').notNullable();
    t.specificType('resource_id', ID).notNullable();
    t.bigInteger('sequence').notNullable().comment("of the event in the tenant's feed");
    t.jsonb('attempts').notNullable();
    t.integer('attempt_count').notNullable();
    t.integer('series_attempts').notNullable();
    t.specificType('next_attempt_at', TIME).nullable().comment('in real time');
    t.specificType('left_at', TIME).nullable().comment('in real time');
    t.text('last_error').nullable();
    // One for each event and endpoint, so that attempts are serial (D-390).
    t.unique(['endpoint_id', 'event_id'], { indexName: 'webhook_deliveries_one_per_event' });
    t.index(['endpoint_id', 'created_at', 'id']);
    t.index(['tenant_id', 'sequence']);
    t.check(`status IN ('PENDING', 'DELIVERED', 'FAILED')`, [], 'webhook_deliveries_status_known');
    t.check(`(status = 'PENDING') = (next_attempt_at IS NOT NULL)`, [], 'webhook_deliveries_next_attempt_iff_pending');
    t.check('attempt_count = jsonb_array_length(attempts)', [], 'webhook_deliveries_count_is_of_attempts');
    t.check('series_attempts BETWEEN 0 AND 10', [], 'webhook_deliveries_series_bounded');
    t.check(`last_error IN (${ERRORS})`, [], 'webhook_deliveries_last_error_known');
    t.check(`status <> 'DELIVERED' OR last_error IS NULL`, [], 'webhook_deliveries_delivered_without_error');
    t.check(`status <> 'FAILED' OR last_error IS NOT NULL`, [], 'webhook_deliveries_failed_with_error');
  });
  await knex.raw(`CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (endpoint_id, next_attempt_at, sequence)
    WHERE status = 'PENDING'`);
  await knex.raw(`CREATE INDEX webhook_deliveries_not_left ON webhook_deliveries (endpoint_id, resource_id, sequence)
    WHERE status = 'PENDING' AND left_at IS NULL`);
  await protectByTenant(knex, 'webhook_deliveries', ['tenant_id']);
  await knex.raw(`GRANT SELECT, DELETE ON webhook_deliveries TO ${RETENTION}`);
  await knex.raw(`CREATE POLICY webhook_deliveries_retention ON webhook_deliveries TO ${RETENTION} USING (true)`);
}

/** Attempts that have begun and not ended: what is left when a process dies (D-394). */
async function attempts(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhook_attempts', (t) => {
    t.specificType('delivery_id', ID).primary();
    t.specificType('endpoint_id', ID).notNullable().index();
    t.specificType('tenant_id', ID).notNullable().index();
    t.text('token').notNullable().comment('of this attempt: an outcome is recorded under it or not at all');
    t.specificType('began_at', TIME).notNullable().comment('in real time');
    t.specificType('lease_until', TIME).notNullable().comment("on the database's clock");
  });
  await protectFromTenants(knex, 'webhook_attempts');
}

/** What takes deliveries in the sandbox without any host (D-382). */
async function sinks(knex: Knex): Promise<void> {
  await knex.schema.createTable('test_webhook_sinks', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.text('respond_with').notNullable();
    t.specificType('created_at', TIME).notNullable();
    t.check(`respond_with ~ '^([1-5][0-9]{2}|TIMEOUT)$'`, [], 'test_webhook_sinks_answer_known');
  });
  await protectByTenant(knex, 'test_webhook_sinks', ['tenant_id']);
  await knex.schema.createTable('test_webhook_sink_requests', (t) => {
    t.specificType('id', ID).primary();
    t.specificType('tenant_id', ID).notNullable();
    t.specificType('sink_id', ID).notNullable();
    t.jsonb('headers').notNullable();
    t.text('body').notNullable().comment('the bytes that were signed');
    t.specificType('created_at', TIME).notNullable().comment('in real time');
    t.index(['sink_id', 'created_at', 'id']);
    t.index(['tenant_id', 'created_at']);
  });
  await protectByTenant(knex, 'test_webhook_sink_requests', ['tenant_id']);
  await knex.raw(`GRANT SELECT, DELETE ON test_webhook_sink_requests TO ${RETENTION}`);
  await knex.raw(`CREATE POLICY test_webhook_sink_requests_retention ON test_webhook_sink_requests TO ${RETENTION}
    USING (true)`);
}

export async function down(knex: Knex): Promise<void> {
  const tables = [
    'test_webhook_sink_requests',
    'test_webhook_sinks',
    'webhook_attempts',
    'webhook_deliveries',
    'webhook_marks',
    'webhook_switches',
    'webhook_endpoints',
  ];
  for (const table of tables) await knex.schema.dropTable(table);
}
