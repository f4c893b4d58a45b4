import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockByName } from '../../src/db/named-lock.ts';
import { openPool, type Pool } from '../../src/db/pool.ts';
import { sql } from '../../src/db/sql.ts';
import { Transaction } from '../../src/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 4 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const begin = () => Transaction.begin(pool, { role: 'system', tenantId: null });
const codes = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'ok'));

describe('statements that are asked at once', () => {
  test('all fail by what aborted the transaction, and later ones too', async () => {
    const transaction = await begin();
    const { reads } = transaction;
    const first = reads.one(sql.raw('SELECT 1 / 0'));
    expect(codes(await Promise.allSettled([first, reads.one(sql.raw('SELECT 1'))]))).toEqual(['22012', '22012']);
    expect(codes(await Promise.allSettled([reads.one(sql.raw('SELECT 1'))]))).toEqual(['22012']);
    await transaction.rollback();
  });

  test('a deadlock beside a read is a deadlock, whichever is seen first (D-437)', async () => {
    const [one, other] = [await begin(), await begin()];
    await lockByName(one.reads, 'a');
    await lockByName(other.reads, 'b');
    const both = await Promise.allSettled(
      [[one, 'b'] as const, [other, 'a'] as const].map(([{ reads }, name]) =>
        Promise.all([lockByName(reads, name), reads.one(sql.raw('SELECT 1'))]).finally(() =>
          (reads === one.reads ? one : other).rollback(),
        ),
      ),
    );
    expect(codes(both).toSorted()).toEqual(['40P01', 'ok']);
  });
});
