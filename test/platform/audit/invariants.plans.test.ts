import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiKeyMachine } from '../../../machines/accounts/api-key.machine.ts';
import { checkInvariants, invariantsOf, verifyInvariants } from '../../../src/platform/audit/index.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

const machines = { 'api-key': { machine: apiKeyMachine } };
let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that what is prepared on it is all that is prepared.
  pool = openPool({ url: database.url, max: 1 });
});
afterAll(async () => {
  await pool?.close();
  await database?.drop();
});

async function plans(): Promise<number> {
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null });
  const [found] = await transaction.pipeline([
    { text: `SELECT count(*)::int AS kept FROM pg_prepared_statements WHERE statement LIKE 'SELECT * FROM (%'` },
  ]);
  await transaction.rollback();
  return found?.rows[0].kept;
}

it('plans of 20 MB are cached only on a connection that asks repeatedly', async () => {
  await checkInvariants(pool, machines);
  expect(await plans()).toBe(0);
  await verifyInvariants(pool, machines);
  expect(await plans()).toBe(invariantsOf(machines).length);
  await verifyInvariants(pool, machines);
  expect(await plans()).toBe(invariantsOf(machines).length);
});
