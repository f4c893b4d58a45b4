import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { down, up } from '../../../migrations/210_events_as_differences.ts';
import * as earlierBases from '../../../migrations/217_events_name_earlier_bases.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { anyRow } from '../../support/any-row.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;

// The tests tell one story, in the order in which they stand.
describe('events that are stored as differences', { shuffle: false }, () => {
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

  test('keep older events whole, and become whole again on the way down (migration 210)', async () => {
    const { owner } = pool;
    await owner.transaction(earlierBases.down);
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
    await owner.transaction(earlierBases.up);
  });

  test('may have an earlier base, and become whole again on the way down (migration 217)', async () => {
    const { owner } = pool;
    await owner('events').delete();
    await anyRow(owner, 'events', { id: 'evt_5', object: '{"n":5,"k":1}' });
    await anyRow(owner, 'events', { id: 'evt_4', object: '{"n":4}', base_id: 'evt_5' });
    await anyRow(owner, 'events', { id: 'evt_6', object: '{"n":null}', base_id: 'evt_5' });
    const itself = anyRow(owner, 'events', { id: 'evt_7', base_id: 'evt_7' });
    await expect(itself).rejects.toMatchObject({ constraint: 'events_base_is_another' });
    await owner.transaction(earlierBases.down);
    expect(await objects()).toEqual({ evt_4: { n: 4 }, evt_5: { n: 5, k: 1 }, evt_6: { n: null, k: 1 } });
    expect(await owner('events').orderBy('id').pluck('base_id')).toEqual(['evt_5', null, null]);
    for (const base_id of ['evt_8', 'evt_7'])
      await expect(anyRow(owner, 'events', { id: 'evt_8', base_id })).rejects.toMatchObject({
        constraint: 'events_base_follows',
      });
    await owner.transaction(earlierBases.up);
    await anyRow(owner, 'events', { id: 'evt_8', base_id: 'evt_7' });
  });
});
