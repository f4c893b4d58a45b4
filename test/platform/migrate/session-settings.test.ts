import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '../../../src/platform/db/connection/pool.ts';
import { runAsSystem } from '../../../src/platform/db/run-as-system.ts';
import { migrate } from '../../../src/platform/migrate/migrate.ts';
import {
  DIFFERING_SETTINGS,
  type DifferingSetting,
  SESSION_SETTINGS,
  settingsRemedy,
} from '../../../src/platform/migrate/session-settings.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { rowsOf } from '../../support/database-owner.ts';

const WANTED = {
  default_transaction_isolation: 'read committed',
  enable_seqscan: 'off',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  random_page_cost: '1.1',
  timezone: 'UTC',
};

let database: TestDatabase;
let user: string;
let name: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  [user, name] = [decodeURIComponent(url.username), url.pathname.slice(1)];
});
afterAll(() => database?.drop());

const owner = (sql: string) => rowsOf(database.url, sql);
const forget = () => owner(`ALTER ROLE "${user}" IN DATABASE "${name}" RESET ALL`);

/** Those of a connection of the pool, in a transaction that has taken on a role of the migrations. */
async function settings(url = database.url): Promise<object> {
  const pool = openPool({ url, max: 1 });
  try {
    const shown = Object.keys(SESSION_SETTINGS).map((one) => ({ text: `SELECT current_setting('${one}') AS value` }));
    const results = await runAsSystem(pool, shown);
    return Object.fromEntries(Object.keys(SESSION_SETTINGS).map((one, at) => [one, results[at]?.rows[0]?.value]));
  } finally {
    await pool.close();
  }
}

async function differing(url = database.url): Promise<DifferingSetting[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(DIFFERING_SETTINGS)).rows;
  } finally {
    await client.end();
  }
}

describe('the connection settings of the service', () => {
  test('are set once by a migration in a copied database, for its user alone', async () => {
    await forget();
    expect(await settings()).not.toMatchObject({ enable_seqscan: 'off' });
    expect(await migrate(database.url)).toEqual([]);
    expect(await settings()).toEqual(WANTED);
    expect(await differing()).toEqual([]);
    // Other test files migrate databases of their own on the same server.
    const given = `SELECT setconfig, xmin FROM pg_db_role_setting
      WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY 1`;
    const before = await owner(given);
    await migrate(database.url);
    expect(await owner(given)).toEqual(before);
  });

  test('do not come from a role that a transaction takes on: PostgreSQL reads them at login', async () => {
    await forget();
    await owner('ALTER ROLE paychart_system SET enable_seqscan = off');
    try {
      expect(await settings()).toMatchObject({ enable_seqscan: 'on' });
    } finally {
      await owner('ALTER ROLE paychart_system RESET enable_seqscan');
      await migrate(database.url);
    }
  });

  test('are reported if they differ, with the command that corrects them', async () => {
    await forget();
    await owner(`ALTER ROLE "${user}" IN DATABASE "${name}" SET timezone = 'UTC'`);
    const found = await differing();
    const of = (setting: string, value: string, wanted: string) => ({
      ...{ name: setting, value, wanted, isFromClient: false, user, database: name },
    });
    expect(found).toEqual([
      of('enable_seqscan', 'on', 'off'),
      of('jit', 'on', 'off'),
      of('plan_cache_mode', 'auto', 'force_generic_plan'),
      of('random_page_cost', '4', '1.1'),
    ]);
    const remedy = settingsRemedy(found);
    expect(remedy).toContain('paychart migrate');
    for (const command of remedy.match(/ALTER ROLE [^;]+;/g) ?? []) await owner(command);
    expect(await settings()).toEqual(WANTED);
  });

  test('must not be in the URL of a connection', async () => {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c enable_seqscan=on');
    const found = await differing(url.href);
    expect(found).toMatchObject([{ name: 'enable_seqscan', isFromClient: true }]);
    expect(settingsRemedy(found)).toBe('Take enable_seqscan out of the options of DATABASE_URL and out of PGOPTIONS.');
  });

  test('can be set by a user who is neither superuser nor owner of the database', async () => {
    await owner(`CREATE ROLE settled LOGIN PASSWORD 'secret'`);
    const url = new URL(database.url);
    [url.username, url.password] = ['settled', 'secret'];
    try {
      const [found] = await differing(url.href);
      expect(found).toMatchObject({ name: 'enable_seqscan', user: 'settled' });
      const commands = settingsRemedy(await differing(url.href)).match(/ALTER ROLE [^;]+;/g) ?? [];
      expect(commands).toHaveLength(5);
      for (const command of commands) await rowsOf(url.href, command);
      expect(await differing(url.href)).toEqual([]);
    } finally {
      await owner(`ALTER ROLE settled IN DATABASE "${name}" RESET ALL`);
      await owner('DROP ROLE settled');
    }
  });
});
