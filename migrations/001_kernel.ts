import type { Knex } from 'knex';
import { APP, appendOnly, protectByTenant, protectFromTenants, SYSTEM } from './support/row-security.ts';

/** Roles, and the tables of the engine: idempotency, histories, events, jobs, timers, the ledger. */
export async function up(knex: Knex): Promise<void> {
  await roles(knex);
  await guards(knex);
  await horizon(knex);
  await idempotency(knex);
  await histories(knex);
  await events(knex);
  await jobs(knex);
  await ledger(knex);
}

async function roles(knex: Knex): Promise<void> {
  for (const role of [APP, SYSTEM]) {
    // Roles belong to the whole server: another database of it may have made them already.
    await knex.raw(
      `DO $$ BEGIN CREATE ROLE ${role} NOLOGIN NOBYPASSRLS; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    );
    await knex.raw(`GRANT ${role} TO CURRENT_USER`);
    await knex.raw(`GRANT USAGE ON SCHEMA public TO ${role}`);
  }
}

async function guards(knex: Knex): Promise<void> {
  // The flush ends in the same message as COMMIT: what is wrong must raise, for nobody is asked in between.
  await knex.raw(`CREATE FUNCTION expect_rows(actual bigint, expected bigint, what text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF actual <> expected THEN
        RAISE EXCEPTION 'expected % rows of %, wrote %', expected, what, actual USING ERRCODE = 'P0001';
      END IF;
    END $$`);
}

/**
 * Every transaction of this database below it has ended: readers of `tx` stop there. Transaction ids belong to the whole
 * server; a long transaction of another database must not hold this one's events back, so it is left out where the
 * activity view says for certain that it is another's. What has ended since the snapshot counts as running.
 */
async function horizon(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION settled_horizon() RETURNS xid8 LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path = pg_catalog AS $$
      SELECT COALESCE(
        (SELECT running FROM pg_snapshot_xip(pg_current_snapshot()) running
          WHERE NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.backend_xid = running::xid
            AND a.datid <> (SELECT d.oid FROM pg_database d WHERE d.datname = current_database()))
          ORDER BY running LIMIT 1),
        pg_snapshot_xmax(pg_current_snapshot()))
    $$`);
}

async function idempotency(knex: Knex): Promise<void> {
  await knex.schema.createTable('idempotency_keys', (t) => {
    t.specificType('scope', 'text COLLATE "C"').notNullable();
    t.specificType('key', 'text COLLATE "C"').notNullable();
    t.text('tenant_id').notNullable();
    t.text('salient_hash').nullable();
    t.text('body_hash').nullable();
    t.integer('status').nullable();
    t.text('response').nullable().comment('encrypted: it can hold a secret that is shown once');
    t.jsonb('headers').nullable();
    t.jsonb('intent').nullable().comment('what the first transaction of a cut operation recorded');
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.specificType('expires_at', 'timestamptz(3)').notNullable().index();
    t.primary(['scope', 'key']);
  });
  await protectByTenant(knex, 'idempotency_keys', ['tenant_id']);
  await knex.raw(`GRANT INSERT, DELETE ON idempotency_keys TO ${APP}`);
}

async function histories(knex: Knex): Promise<void> {
  await knex.schema.createTable('lifecycle_log', (t) => {
    t.specificType('aggregate_id', 'text COLLATE "C"').notNullable();
    t.integer('step').notNullable();
    t.text('machine').notNullable();
    t.text('machine_hash').notNullable();
    t.text('event').notNullable();
    t.text('from_status').nullable();
    t.text('from_public').nullable();
    t.text('to_status').notNullable();
    t.text('to_public').notNullable();
    t.text('actor').notNullable();
    t.text('request_id').nullable();
    t.specificType('at', 'timestamptz(3)').notNullable();
    t.specificType('tx', 'xid8').notNullable().defaultTo(knex.raw('pg_current_xact_id()')).index();
    t.primary(['aggregate_id', 'step']);
  });
  await protectFromTenants(knex, 'lifecycle_log');
  await appendOnly(knex, 'lifecycle_log');
  await knex.schema.createTable('audit_log', (t) => {
    t.specificType('id', 'text COLLATE "C"').primary();
    t.specificType('at', 'timestamptz(3)').notNullable();
    t.text('tenant_id').nullable();
    t.text('actor_type').notNullable();
    t.text('actor_id').nullable();
    t.text('action').notNullable();
    t.text('resource_id').notNullable();
    t.text('request_id').nullable();
    t.jsonb('data').notNullable();
    t.specificType('tx', 'xid8').notNullable().defaultTo(knex.raw('pg_current_xact_id()')).index();
  });
  await protectFromTenants(knex, 'audit_log');
  await appendOnly(knex, 'audit_log');
  await knex.schema.createTable('seals', (t) => {
    t.bigInteger('seq').primary();
    t.text('source').notNullable();
    t.text('row_id').notNullable();
    t.text('prev_hash').notNullable();
    t.text('hash').notNullable();
    t.unique(['source', 'row_id']);
  });
  await protectFromTenants(knex, 'seals');
  await appendOnly(knex, 'seals');
  await knex.schema.createTable('cursors', (t) => {
    t.text('name').primary();
    t.specificType('tx', 'xid8').notNullable();
    t.specificType('row_id', 'text COLLATE "C"').notNullable().comment('the last row read of that transaction');
  });
  await protectFromTenants(knex, 'cursors');
  await knex.raw(`INSERT INTO cursors VALUES ('sealer', '0', ''), ('relay', '0', '')`);
}

async function events(knex: Knex): Promise<void> {
  await knex.schema.createTable('events', (t) => {
    t.specificType('id', 'text COLLATE "C"').primary();
    t.text('type').notNullable();
    t.text('resource_id').notNullable();
    t.integer('resource_sequence').notNullable();
    t.specificType('at', 'timestamptz(3)').notNullable();
    t.specificType('parties', 'text[]').notNullable();
    t.text('presenter').notNullable();
    t.jsonb('object').notNullable();
    t.text('previous_status').nullable();
    t.specificType('tx', 'xid8').notNullable().defaultTo(knex.raw('pg_current_xact_id()')).index();
    t.index(['resource_id']);
  });
  await protectFromTenants(knex, 'events');
  await knex.schema.createTable('event_feed', (t) => {
    t.text('tenant_id').notNullable();
    t.bigInteger('sequence').notNullable();
    t.specificType('event_id', 'text COLLATE "C"').notNullable();
    t.text('type').notNullable();
    t.text('resource_id').notNullable();
    t.jsonb('payload').notNullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.primary(['tenant_id', 'sequence']);
    t.unique(['tenant_id', 'event_id']);
    t.index(['tenant_id', 'resource_id', 'sequence']);
    t.index(['tenant_id', 'type', 'sequence']);
  });
  await protectByTenant(knex, 'event_feed', ['tenant_id']);
  await knex.schema.createTable('feed_counters', (t) => {
    t.text('tenant_id').primary();
    t.bigInteger('last_sequence').notNullable();
  });
  await protectFromTenants(knex, 'feed_counters');
}

async function jobs(knex: Knex): Promise<void> {
  await knex.schema.createTable('outbox_jobs', (t) => {
    t.specificType('id', 'text COLLATE "C"').primary();
    t.text('topic').notNullable();
    t.text('key').notNullable();
    t.jsonb('payload').notNullable();
    t.text('tenant_id').nullable();
    t.specificType('due_at', 'timestamptz(3)').notNullable().comment("on the tenant's clock");
    t.specificType('fires_at', 'timestamptz(3)').notNullable().comment('in real time');
    t.specificType('lease_until', 'timestamptz(3)').nullable();
    t.integer('generation').notNullable();
    t.integer('attempts').notNullable();
    t.text('last_error').nullable();
    t.specificType('created_at', 'timestamptz(3)').notNullable();
    t.unique(['topic', 'key']);
    t.index(['fires_at', 'id']);
    t.index(['tenant_id']);
  });
  await protectFromTenants(knex, 'outbox_jobs');
  await knex.schema.createTable('timers', (t) => {
    t.specificType('aggregate_id', 'text COLLATE "C"').primary();
    t.text('machine').notNullable();
    t.text('event').notNullable();
    t.text('tenant_id').notNullable();
    t.specificType('due_at', 'timestamptz(3)').notNullable().comment("on the tenant's clock");
    t.specificType('fires_at', 'timestamptz(3)').notNullable().comment('in real time');
    t.index(['fires_at', 'aggregate_id']);
    t.index(['tenant_id']);
  });
  await protectFromTenants(knex, 'timers');
}

async function ledger(knex: Knex): Promise<void> {
  await knex.schema.createTable('ledger_accounts', (t) => {
    t.specificType('id', 'text COLLATE "C"').primary();
    t.text('kind').notNullable();
    t.text('asset').notNullable();
    t.text('tenant_id').nullable().index();
    t.text('payment_id').nullable();
    t.text('provider').nullable();
    t.unique(['id', 'asset']);
  });
  await protectByTenant(knex, 'ledger_accounts', ['tenant_id']);
  await knex.schema.createTable('ledger_balances', (t) => {
    t.specificType('account_id', 'text COLLATE "C"').primary().references('id').inTable('ledger_accounts');
    t.text('tenant_id').notNullable();
    t.specificType('balance', 'numeric(78,0)').notNullable();
    t.check('balance >= 0', [], 'ledger_balances_not_negative');
  });
  await protectByTenant(knex, 'ledger_balances', ['tenant_id']);
  await knex.schema.createTable('ledger_transfers', (t) => {
    t.specificType('id', 'text COLLATE "C"').primary();
    t.text('subject').notNullable().index();
    t.specificType('debit_account', 'text COLLATE "C"').notNullable().index();
    t.specificType('credit_account', 'text COLLATE "C"').notNullable().index();
    t.text('asset').notNullable();
    t.specificType('amount', 'numeric(78,0)').notNullable();
    t.specificType('at', 'timestamptz(3)').notNullable();
    t.check('amount > 0', [], 'ledger_transfers_amount_positive');
    t.check('debit_account <> credit_account', [], 'ledger_transfers_two_accounts');
    t.foreign(['debit_account', 'asset']).references(['id', 'asset']).inTable('ledger_accounts');
    t.foreign(['credit_account', 'asset']).references(['id', 'asset']).inTable('ledger_accounts');
  });
  await protectFromTenants(knex, 'ledger_transfers');
  await appendOnly(knex, 'ledger_transfers');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'ledger_transfers',
    'ledger_balances',
    'ledger_accounts',
    'timers',
    'outbox_jobs',
    'feed_counters',
    'event_feed',
    'events',
    'cursors',
    'seals',
    'audit_log',
    'lifecycle_log',
    'idempotency_keys',
  ]) {
    await knex.schema.dropTable(table);
  }
  await knex.raw('DROP FUNCTION settled_horizon');
  await knex.raw('DROP FUNCTION expect_rows');
}
