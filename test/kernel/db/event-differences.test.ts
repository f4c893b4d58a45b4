import { afterAll, beforeAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/210_events_as_differences.ts';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
import { anyRow } from '../../support/any-row.ts';
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

const objects = async (): Promise<unknown> =>
  Object.fromEntries((await pool.owner('events')).map(({ id, object }) => [id, object]));

test('events of before are whole, and those that are differences become it again (migration 210)', async () => {
  const { owner } = pool;
  await owner.transaction(down);
  await anyRow(owner, 'events', { id: 'evt_0', object: '{"n":0}' });
  await owner.transaction(up);
  expect(await owner('events').select('id', 'base_id')).toEqual([{ id: 'evt_0', base_id: null }]);
  await anyRow(owner, 'events', { id: 'evt_1', object: '{"n":1}', base_id: 'evt_3' });
  await anyRow(owner, 'events', { id: 'evt_2', object: '{}', base_id: 'evt_3' });
  await anyRow(owner, 'events', { id: 'evt_3', object: '{"n":3,"k":{"of":"all"}}' });
  await owner.transaction(down);
  const k = { of: 'all' };
  expect(await objects()).toEqual({ evt_0: { n: 0 }, evt_1: { n: 1, k }, evt_2: { n: 3, k }, evt_3: { n: 3, k } });
  expect((await owner('events').first()).base_id).toBeUndefined();
  await owner.transaction(up);
});

test.each(['evt_5', 'evt_4'])('a base stands behind its differences: not %s (migration 210)', async (base_id) => {
  const stored = anyRow(pool.owner, 'events', { id: 'evt_5', base_id });
  await expect(stored).rejects.toMatchObject({ constraint: 'events_base_follows' });
});
