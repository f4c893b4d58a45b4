import { afterAll, beforeAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/215_timers_vacuumed_early.ts';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 1 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

async function storage(): Promise<readonly string[] | null> {
  return (await pool.owner('pg_class').where({ relname: 'timers' }).first('reloptions')).reloptions;
}

/** Dead rows that autovacuum waits for, where the table has so many in all. */
async function awaited(rows: number): Promise<number> {
  const options = await storage();
  const of = (name: string, otherwise: number): number =>
    Number(options?.find((option) => option.startsWith(`${name}=`))?.split('=')[1] ?? otherwise);
  return of('autovacuum_vacuum_threshold', 50) + of('autovacuum_vacuum_scale_factor', 0.2) * rows;
}

test('timers that have fired are taken out of their index when they are a hundredth of all (migration 215)', async () => {
  expect(await awaited(1e4)).toBe(1100);
  expect(await awaited(1e7)).toBe(101_000);
  expect(await storage()).toContain('vacuum_index_cleanup=on');
  await pool.owner.transaction(down);
  expect(await storage()).toBeNull();
  expect(await awaited(1e7)).toBe(2_000_050);
  await pool.owner.transaction(up);
  expect(await awaited(1e7)).toBe(101_000);
});
