import { afterAll, beforeAll, expect, test } from 'vitest';
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
