import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '../../../src/kernel/db/pool.ts';
import { runAsSystem } from '../../../src/kernel/db/run-as-system.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

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

test('a statement is planned once a connection, for all of its values', async () => {
  expect(await planCacheMode(database.url)).toEqual(['force_generic_plan', 'force_generic_plan']);
});

test('a database URL that brings options of its own has those alone', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c work_mem=5MB');
  expect(await planCacheMode(url.href)).toEqual(['auto', 'auto']);
});

test('connections are opened when they are wanted, and kept from then on: each plans its statements anew', async () => {
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
