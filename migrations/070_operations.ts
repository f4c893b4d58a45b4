import type { Knex } from 'knex';
import { APP, protectFromTenants, SYSTEM } from './support/row-security.ts';

/** The role of the retention jobs: the only one that erases, and only what they erase (D-054, D-150, D-389). */
const RETENTION = 'paychart_retention';

/** What operators list, what prices keep, and what the daily retention may erase. */
export async function up(knex: Knex): Promise<void> {
  await liquidity(knex);
  await rates(knex);
  await waits(knex);
  await feeds(knex);
  await retention(knex);
}

/** Lists are paged by time and id (D-043); the pair is the row's name. */
async function liquidity(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE provider_liquidity ADD COLUMN created_at timestamptz(3)`);
  await asSystem(knex, `UPDATE provider_liquidity SET created_at = date_trunc('milliseconds', now())`);
  await knex.raw(`ALTER TABLE provider_liquidity ALTER COLUMN created_at SET NOT NULL,
    ADD COLUMN id text COLLATE "C" NOT NULL GENERATED ALWAYS AS (provider || ':' || currency) STORED`);
  await knex.raw('CREATE INDEX provider_liquidity_listed ON provider_liquidity (created_at, id)');
}

/** A rate is replaced by a new version; quotes name the one that they used (D-137, D-140). */
async function rates(knex: Knex): Promise<void> {
  await knex.raw(`REVOKE UPDATE, DELETE ON fx_rates FROM ${SYSTEM}, ${APP}`);
}

/** A top-up looks for what waits for liquidity; what is held already waits too (D-119). */
async function waits(knex: Knex): Promise<void> {
  await asSystem(
    knex,
    `INSERT INTO hold_waits (payment_id, waits_for)
      SELECT id, 'liquidity' FROM offramp_payments WHERE 'INSUFFICIENT_ROUTE_LIQUIDITY' = ANY (hold_reasons)
      ON CONFLICT DO NOTHING`,
  );
}

/** Row-level security hides every row from the owner of the tables, unless it is a superuser. */
async function asSystem(knex: Knex, statement: string): Promise<void> {
  await knex.raw(`SET LOCAL ROLE ${SYSTEM}`);
  await knex.raw(statement);
  await knex.raw('RESET ROLE');
}

/** A feed begins at 1, or behind what its retention has erased (D-389, D-390). */
async function feeds(knex: Knex): Promise<void> {
  await knex.schema.createTable('feed_retention', (t) => {
    t.text('tenant_id').primary();
    t.bigInteger('first_sequence').notNullable().comment('the oldest number that is kept');
  });
  await protectFromTenants(knex, 'feed_retention');
}

/** By table, what the role may do to its rows; it reads these, and nothing else. */
const RIGHTS: Readonly<Record<string, string>> = {
  offramp_payments: 'SELECT, UPDATE (memo)',
  idempotency_keys: 'SELECT, DELETE',
  throttle_windows: 'SELECT, DELETE',
  test_messages: 'SELECT, DELETE',
  events: 'SELECT, UPDATE (object)',
  event_feed: 'SELECT, DELETE',
  feed_retention: 'SELECT, INSERT, UPDATE',
  route_quotes: 'SELECT, DELETE',
  route_exclusions: 'SELECT, DELETE',
  provider_attempts: 'SELECT',
  tenant_clocks: 'SELECT',
};

async function retention(knex: Knex): Promise<void> {
  // Roles belong to the whole server: another database of it may have made them already.
  await knex.raw(
    `DO $$ BEGIN CREATE ROLE ${RETENTION} NOLOGIN NOBYPASSRLS; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  );
  await knex.raw(`GRANT ${RETENTION} TO CURRENT_USER`);
  await knex.raw(`GRANT USAGE ON SCHEMA public TO ${RETENTION}`);
  for (const [table, rights] of Object.entries(RIGHTS)) {
    await knex.raw(`GRANT ${rights} ON ${table} TO ${RETENTION}`);
    await knex.raw(`CREATE POLICY ${table}_retention ON ${table} TO ${RETENTION} USING (true) WITH CHECK (true)`);
  }
  await knex.raw(`CREATE INDEX offramp_payments_memo_ends ON offramp_payments
    ((COALESCE(delivered_at, refunded_at, canceled_at))) WHERE memo IS NOT NULL AND
    COALESCE(delivered_at, refunded_at, canceled_at) IS NOT NULL`);
  // Appended in the order of time: a few pages of index say which part of the table is old enough to look at.
  await knex.raw('CREATE INDEX route_quotes_expiry ON route_quotes USING brin (quote_expires_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX route_quotes_expiry');
  await knex.raw('DROP INDEX offramp_payments_memo_ends');
  for (const [table, rights] of Object.entries(RIGHTS)) {
    await knex.raw(`DROP POLICY ${table}_retention ON ${table}`);
    await knex.raw(`REVOKE ${rights} ON ${table} FROM ${RETENTION}`);
  }
  await knex.schema.dropTable('feed_retention');
  await asSystem(knex, `DELETE FROM hold_waits WHERE waits_for = 'liquidity'`);
  await knex.raw(`GRANT UPDATE, DELETE ON fx_rates TO ${SYSTEM}`);
  await knex.raw('ALTER TABLE provider_liquidity DROP COLUMN id, DROP COLUMN created_at');
}
