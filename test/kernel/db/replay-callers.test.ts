import { afterAll, beforeAll, expect, test } from 'vitest';
import * as migration from '../../../migrations/224_replays_know_their_caller.ts';
import { migrate } from '../../../src/kernel/db/migrate.ts';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
import type { TestDatabase } from '../../support/database.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

let database: TestDatabase;
let pool: Pool;

const at = new Date('2026-03-02T09:00:00.000Z');
const used = {
  tenant_id: 'ten_1',
  scope: 'ten_1 POST /v1/api-keys',
  key: 'one',
  salient_hash: 'a',
  created_at: at,
  expires_at: at,
};

beforeAll(async () => {
  database = await createOlderDatabase('224_replays_know_their_caller.ts');
  pool = openPool({ url: database.url, max: 1 });
  await pool.owner('idempotency_keys').insert(used);
  await migrate(database.url);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const caller = () => pool.owner('idempotency_keys').first('has_caller', 'member_id', 'api_key_id', 'role');

test('of a key that was used before nobody knows who used it (D-507)', async () => {
  expect(await caller()).toEqual({ has_caller: false, member_id: null, api_key_id: null, role: null });
});

test('the columns go and come back', async () => {
  await pool.owner.transaction(async (transaction) => migration.down(transaction));
  expect(await pool.owner('information_schema.columns').where({ column_name: 'has_caller' })).toEqual([]);
  await pool.owner.transaction(async (transaction) => migration.up(transaction));
  expect(await caller()).toMatchObject({ has_caller: false });
});
