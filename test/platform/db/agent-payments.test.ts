import { afterAll, beforeAll, expect, test } from 'vitest';
import * as migration from '../../../migrations/146_agent_payments.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import type { TestDatabase } from '../../support/database.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  // Later migrations need the column.
  database = await createOlderDatabase('150_verification_handoffs.ts');
  pool = openPool({ url: database.url, max: 2 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const column = () =>
  pool
    .owner('information_schema.columns')
    .where({ table_name: 'offramp_payments', column_name: 'agent_id' })
    .first('data_type', 'is_nullable', 'collation_name');

test('a payment names the agent that initiated it, if any, and the migration is reversible (D-312)', async () => {
  const agentId = { data_type: 'text', is_nullable: 'YES', collation_name: 'C' };
  expect(await column()).toEqual(agentId);
  await pool.owner.transaction(async (transaction) => migration.down(transaction));
  expect(await column()).toBeUndefined();
  await pool.owner.transaction(async (transaction) => migration.up(transaction));
  expect(await column()).toEqual(agentId);
});
