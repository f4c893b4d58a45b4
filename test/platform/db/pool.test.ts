import process from 'node:process';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '../../../src/platform/db/connection/pool.ts';
import { isConnectionLost } from '../../../src/platform/db/errors.ts';
import { runAsSystem } from '../../../src/platform/db/run-as-system.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { rowsOf } from '../../support/database-owner.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function planCacheMode(url: string): Promise<unknown> {
  const pool = openPool({ url, max: 1 });
  try {
    const [shown] = await runAsSystem(pool, [{ text: 'SHOW plan_cache_mode', values: [] }]);
    const [aside] = await runAsSystem(pool.aside, [{ text: 'SHOW plan_cache_mode', values: [] }]);
    return [shown, aside].map((result) => result?.rows[0]?.plan_cache_mode);
  } finally {
    await pool.close();
  }
}

test('a statement is planned once per connection, for all of its values', async () => {
  expect(await planCacheMode(database.url)).toEqual(['force_generic_plan', 'force_generic_plan']);
});

test('options in a database URL are kept', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c work_mem=5MB');
  expect(await planCacheMode(url.href)).toEqual(['force_generic_plan', 'force_generic_plan']);
});

test('a statement planned for an empty table still uses its index for many rows', async () => {
  const readBy = async (url: string): Promise<unknown> => {
    const pool = openPool({ url, max: 1 });
    const asked = {
      text: "EXPLAIN (FORMAT JSON) SELECT FROM idempotency_keys WHERE scope = 's' AND key = 'k'",
    };
    try {
      // PostgreSQL knows now that there is nothing in it: to read all of that costs less than to look for it.
      await pool.owner.raw('VACUUM ANALYZE idempotency_keys');
      const [explained] = await runAsSystem(pool, [asked]);
      return explained?.rows[0]['QUERY PLAN'][0].Plan['Node Type'];
    } finally {
      await pool.close();
    }
  };
  const url = new URL(database.url);
  url.searchParams.set('options', '-c enable_seqscan=on');
  expect(await readBy(url.href)).toBe('Seq Scan');
  expect(await readBy(database.url)).toMatch(/^Index (Only )?Scan$/);
});

test('connections are opened on demand and kept, and each plans its own statements', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  const pool = openPool({ url: database.url, max: 4, applicationName: 'kept' });
  const open = async (count: number): Promise<Client[]> => Promise.all(Array.from({ length: count }, pool.acquire));
  try {
    const clients = await open(3);
    for (const client of clients) await pool.release(client);
    await vi.advanceTimersByTimeAsync(3_600_000);
    const [one] = await runAsSystem(pool, [
      { text: 'SELECT count(*)::int FROM pg_stat_activity WHERE application_name = $1', values: ['kept'] },
    ]);
    expect(one?.rows).toEqual([{ count: 3 }]);
    const again = await open(3);
    expect(new Set(again)).toEqual(new Set(clients));
    for (const client of again) await pool.release(client);
  } finally {
    vi.useRealTimers();
    await pool.close();
  }
});

/** What every other user of the database has. */
const SETTINGS_OF_DATABASE = `SELECT setconfig FROM pg_db_role_setting
  WHERE setrole = 0 AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`;

test('days are UTC days, whatever the time zone of the database and the process', async () => {
  const pool = openPool({ url: database.url, max: 1 });
  try {
    const plain = await rowsOf(database.url, "SELECT reset_val FROM pg_settings WHERE name = 'TimeZone'");
    const ofDatabase = await rowsOf(database.url, SETTINGS_OF_DATABASE);
    expect([plain, ofDatabase]).toEqual([[{ reset_val: 'UTC' }], [{ setconfig: [`TimeZone=${process.env.TZ}`] }]]);
    expect(process.env.TZ).not.toMatch(/^(UTC|)$/);
    expect(new Date('2026-07-01T00:00:00.000Z').getTimezoneOffset()).not.toBe(0);
    const [shown] = await runAsSystem(pool, [{ text: 'SHOW timezone', values: [] }]);
    expect(shown?.rows).toEqual([{ TimeZone: 'UTC' }]);
  } finally {
    await pool.close();
  }
});

test('a statement whose columns a migration changed fails once, and then runs on a new connection', async () => {
  const pool = openPool({ url: database.url, max: 1 });
  const everything = { text: 'SELECT * FROM fx_rates', values: [] };
  try {
    await runAsSystem(pool, [everything]);
    await pool.owner.raw('ALTER TABLE fx_rates ADD COLUMN planted text');
    const failure = await runAsSystem(pool, [everything]).catch((error: unknown) => error);
    expect((failure as Error).message).toContain('cached plan must not change result type');
    expect(isConnectionLost(failure)).toBe(true);
    const [result] = await runAsSystem(pool, [everything]);
    expect(result?.fields.map(({ name }) => name)).toContain('planted');
  } finally {
    await pool.close();
  }
});
