import { afterAll, beforeAll, expect, test } from 'vitest';
import { OUTLIVING } from '../../../src/domains/accounts/keys/made-by-key.cross-tenant.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url });
});
afterAll(async () => {
  await pool?.close();
  await database?.drop();
});

const constraint = async (name: string) => {
  const { rows } = await pool.owner.raw(
    'SELECT convalidated, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = ?',
    [name],
  );
  return rows[0] as { convalidated: boolean; text: string };
};

test.each([
  ['card_authorizations_reason_known', ['CARD_INACTIVE', 'AGENT_SUSPENDED']],
  ['test_messages_purpose_known', ['INVITE', 'FACTOR_NOTICE']],
])('%s applies the extended list to all rows', async (name, values) => {
  const { convalidated, text } = await constraint(name);
  expect(convalidated).toBe(true);
  for (const value of values) expect(text).toContain(value);
});

test('the requests of a key are found by a dedicated index (D-517)', async () => {
  const { rows } = await pool.owner.raw(
    "SELECT indexdef FROM pg_indexes WHERE indexname = 'lifecycle_log_made_by_keys'",
  );
  for (const machine of OUTLIVING) expect(rows[0].indexdef).toContain(`'${machine}'`);
  expect(rows[0].indexdef).not.toContain('offramp-payment');
});
