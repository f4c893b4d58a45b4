import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '../../../src/platform/migrate/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { rowsOf } from '../../support/database-owner.ts';
import { createDatabase, dropDatabase, onDatabase } from '../../support/database-server.ts';

/**
 * A new service begins with `migrations/platform`, and Paychart's own database has come by the numbered migrations. What the
 * engine runs on has to be the same both ways. Not compared are tenants and keys, of which Paychart's have more columns.
 */
const BASELINE = new URL('../../../migrations/platform/', import.meta.url);
/** Finds what a key of Paychart has made, in lifecycles of Paychart. */
const OF_PAYCHART_ALONE = ['lifecycle_log_made_by_keys'];
const OF_EVERY_SERVICE_ITS_OWN = ['tenants', 'api_keys'];

let numbered: TestDatabase;
let database: string;
let baseline: string;
let tables: readonly string[];

beforeAll(async () => {
  numbered = await createTestDatabase();
  const { url: server, run } = inject('testServer');
  database = `${run}_baseline`;
  await createDatabase(server, database);
  baseline = onDatabase(server, database);
  await migrate(baseline, BASELINE);
  const found = await rowsOf(
    baseline,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'knex%' ORDER BY 1`,
  );
  tables = found.map(({ name }) => String(name)).filter((name) => !OF_EVERY_SERVICE_ITS_OWN.includes(name));
}, 60_000);
afterAll(async () => {
  await numbered.drop();
  await dropDatabase(inject('testServer').url, database);
});

const list = (): string => tables.map((name) => `'${name}'`).join(', ');

/** What `pg_dump --schema-only` would say, a row for each thing. */
const SCHEMA: readonly (readonly [what: string, query: () => string])[] = [
  [
    'columns',
    () => `SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull, a.attidentity,
      (SELECT collname FROM pg_collation WHERE oid = a.attcollation) AS collation, a.attstorage,
      pg_get_expr(d.adbin, d.adrelid) AS given
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relname IN (${list()}) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, 2`,
  ],
  [
    'constraints',
    () => `SELECT conrelid::regclass::text AS name, conname, pg_get_constraintdef(oid) AS rule, convalidated FROM pg_constraint
    WHERE conrelid::regclass::text IN (${list()}) AND contype <> 'n' ORDER BY 1, 2`,
  ],
  [
    'indexes',
    () => `SELECT tablename, indexname, indexdef FROM pg_indexes WHERE tablename IN (${list()})
    AND indexname NOT IN (${OF_PAYCHART_ALONE.map((name) => `'${name}'`).join(', ')}) ORDER BY 1, 2`,
  ],
  [
    'row security',
    () => `SELECT relname, relrowsecurity, relforcerowsecurity, reloptions, relpersistence FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relname IN (${list()}) ORDER BY 1`,
  ],
  [
    'policies',
    () => `SELECT tablename, policyname, permissive, roles::text, cmd, qual, with_check FROM pg_policies
    WHERE tablename IN (${list()}) ORDER BY 1, 2`,
  ],
  [
    'grants',
    () => `SELECT table_name, grantee, privilege_type FROM information_schema.role_table_grants
    WHERE table_name IN (${list()}) AND grantee ~ '_(app|system|retention)$' ORDER BY 1, 2, 3`,
  ],
  [
    'grants of columns',
    () => `SELECT c.relname, a.attname, a.attacl::text AS acl FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relname IN (${list()}) AND a.attacl::text ~ '_(app|system|retention)=' ORDER BY 1, 2`,
  ],
  [
    'triggers',
    () => `SELECT tgrelid::regclass::text AS name, tgname, pg_get_triggerdef(oid) AS rule FROM pg_trigger
    WHERE tgrelid::regclass::text IN (${list()}) AND NOT tgisinternal ORDER BY 1, 2`,
  ],
];

test.each(SCHEMA)('the %s of the engine equal those of the numbered migrations', async (_what, query) => {
  expect(await rowsOf(baseline, query())).toEqual(await rowsOf(numbered.url, query()));
});

test('the baseline has every table of the engine, and equal functions', async () => {
  expect(tables).toContain('outbox_jobs');
  const functions = await rowsOf(
    baseline,
    `SELECT proname AS name, pg_get_functiondef(oid) AS text FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
  );
  expect(functions.length).toBeGreaterThan(10);
  const names = functions.map(({ name }) => `'${String(name)}'`).join(', ');
  const own = await rowsOf(
    numbered.url,
    `SELECT proname AS name, pg_get_functiondef(oid) AS text FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND proname IN (${names}) ORDER BY 1`,
  );
  // Among the tables that are locked is one of Paychart's webhooks.
  const alone = own.map((one) => ({ ...one, text: String(one.text).replace(', public.webhook_switches', ' ') }));
  expect(functions).toEqual(alone);
});
