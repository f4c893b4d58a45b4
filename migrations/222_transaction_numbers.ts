import type { Knex } from 'knex';
import { APP, SYSTEM } from './support/row-security.ts';

/** Tables whose rows tell which transaction wrote them. */
const TABLES = ['events', 'lifecycle_log', 'audit_log', 'webhook_switches'] as const;

/**
 * Transaction ids belong to the cluster. After a dump is restored into another one they begin low again, while what is
 * stored has the high ones of the old cluster. Rows are therefore numbered by `transaction_number()`: the cluster's own id
 * and an offset, which is raised after a restore, so that the numbers of a database only ever ascend.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(offset('0'));
  await knex.raw(`COMMENT ON FUNCTION transaction_offset() IS 'What is added to the ids of this cluster: a constant in a
    function, so that it costs a statement nothing and is part of every dump. Raised by raise_transaction_offset()'`);
  await knex.raw(`CREATE FUNCTION transaction_number() RETURNS xid8 LANGUAGE sql VOLATILE AS $$
    SELECT (pg_catalog.pg_current_xact_id()::text::bigint + public.transaction_offset())::text::xid8 $$`);
  await numberBy(knex, 'transaction_number()');
  await knex.raw(`CREATE OR REPLACE FUNCTION settled_horizon() RETURNS xid8 LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path = pg_catalog AS $$
      SELECT (COALESCE(${OLDEST_RUNNING}, pg_snapshot_xmax(pg_current_snapshot()))::text::bigint
        + public.transaction_offset())::text::xid8
    $$`);
  await raise(knex);
}

/** The numbers that are stored stay: what is above the cluster's ids is then as it was before this migration. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION raise_transaction_offset(bigint)');
  await knex.raw('DROP FUNCTION lock_numbered_tables()');
  await numberBy(knex, 'pg_current_xact_id()');
  await knex.raw(`CREATE OR REPLACE FUNCTION settled_horizon() RETURNS xid8 LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path = pg_catalog AS $$
      SELECT COALESCE(${OLDEST_RUNNING}, pg_snapshot_xmax(pg_current_snapshot()))
    $$`);
  await knex.raw('DROP FUNCTION transaction_number()');
  await knex.raw('DROP FUNCTION transaction_offset()');
}

/** Of this database: migration 001 says why others are left out. */
const OLDEST_RUNNING = `(SELECT running FROM pg_snapshot_xip(pg_current_snapshot()) running
          WHERE NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.backend_xid = running::xid
            AND a.datid <> (SELECT d.oid FROM pg_database d WHERE d.datname = current_database()))
          ORDER BY running LIMIT 1)`;

/** STABLE, not IMMUTABLE: a plan that has the constant in it has to be made again when the function is replaced. */
const offset = (value: string): string =>
  `CREATE OR REPLACE FUNCTION transaction_offset() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT ${value}::bigint'`;

async function numberBy(knex: Knex, number: string): Promise<void> {
  for (const table of TABLES) await knex.raw(`ALTER TABLE ${table} ALTER COLUMN tx SET DEFAULT ${number}`);
}

/** With the rights of the owner: the service itself may neither lock tables against writers nor replace a function. */
async function raise(knex: Knex): Promise<void> {
  await knex.raw(`CREATE FUNCTION lock_numbered_tables() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog AS $$
    BEGIN
      LOCK TABLE ${TABLES.map((table) => `public.${table}`).join(', ')} IN SHARE ROW EXCLUSIVE MODE;
    END $$`);
  await knex.raw(`CREATE FUNCTION raise_transaction_offset(value bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = pg_catalog AS $$
    BEGIN
      IF value <= public.transaction_offset() THEN
        RAISE EXCEPTION 'the offset of transaction numbers only rises: % is not above %', value, public.transaction_offset();
      END IF;
      EXECUTE format($f$${offset('%s').replace('transaction_offset()', 'public.transaction_offset()')}$f$, value);
    END $$`);
  for (const name of ['lock_numbered_tables()', 'raise_transaction_offset(bigint)']) {
    await knex.raw(`REVOKE ALL ON FUNCTION ${name} FROM PUBLIC, ${APP}`);
    await knex.raw(`GRANT EXECUTE ON FUNCTION ${name} TO ${SYSTEM}`);
  }
}
