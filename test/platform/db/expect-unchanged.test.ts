import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
});
afterAll(async () => {
  await pool?.close();
  await database?.drop();
});

it.each([
  [0, 0],
  [1, 1],
  [32, 32],
])('the check passes if %i rows of %i are unchanged', async (actual, expected) => {
  await expect(pool.owner.raw('SELECT expect_unchanged(?, ?)', [actual, expected])).resolves.toBeDefined();
});

it.each([
  [0, 1],
  [1, 0],
  [31, 32],
  [33, 32],
])('the caller has to retry if %i rows of %i have changed', async (actual, expected) => {
  await expect(pool.owner.raw('SELECT expect_unchanged(?, ?)', [actual, expected])).rejects.toMatchObject({
    code: '40001',
  });
});

it('the lock of an idempotency key is held until the transaction ends, and a wait for it is reported', async () => {
  const holder = await pool.owner.transaction();
  await holder.raw('SELECT lock_idempotency_key(7)');
  const waiter = await pool.owner.transaction();
  await waiter.raw("SET LOCAL lock_timeout = '20ms'");
  const waited = waiter.raw('SELECT lock_idempotency_key(7)');
  await expect(waited).rejects.toMatchObject({ code: '55P03', where: expect.stringMatching(/lock_idempotency_key/) });
  await waiter.rollback();
  await holder.rollback();
  await expect(pool.owner.raw('SELECT lock_idempotency_key(7)')).resolves.toBeDefined();
});

it('the check accepts the one row of an idempotency key, and rolls back a request without one', async () => {
  await expect(pool.owner.raw('SELECT expect_key(1)')).resolves.toBeDefined();
  await expect(pool.owner.raw('SELECT expect_key(0)')).rejects.toMatchObject({ code: '40001' });
});
