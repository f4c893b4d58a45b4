import { afterAll, beforeAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/224_replays_know_their_caller.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
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

test('existing keys have no caller, and keep their answers (migration 224, D-507)', async () => {
  const { owner } = pool;
  await owner.transaction(down);
  await anyRow(owner, 'idempotency_keys', {
    scope: 'ten_1 POST /v1/x',
    key: 'k',
    tenant_id: 'ten_1',
    response: 'kept',
  });
  await owner.transaction(up);
  expect(await owner('idempotency_keys').select('has_caller', 'member_id', 'api_key_id', 'role', 'response')).toEqual([
    { has_caller: false, member_id: null, api_key_id: null, role: null, response: 'kept' },
  ]);
});
