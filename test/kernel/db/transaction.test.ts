import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lockByName } from '../../../src/kernel/db/named-lock.ts';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
import { sql } from '../../../src/kernel/db/sql.ts';
import { Transaction } from '../../../src/kernel/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

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
  test('travel in one message, the questions across tenants too', async () => {
    const client = await pool.acquire();
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const written = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
    const transaction = await Transaction.begin(
      { ...pool, acquire: async () => client },
      { role: 'app', tenantId: null },
    );
    onTestFinished(() => transaction.rollback());
    const { reads } = transaction;
    const nth = (n: number) => sql.raw('SELECT ?::int AS n, current_user AS role', [n]);
    const asked = [
      reads.one(nth(1)),
      reads.acrossTenants.one(nth(2)),
      reads.one(nth(3)),
      reads.acrossTenants.one(nth(4)),
    ];
    expect(await Promise.all(asked)).toEqual([
      { n: 1, role: 'paychart_app' },
      { n: 2, role: 'paychart_system' },
      { n: 3, role: 'paychart_app' },
      { n: 4, role: 'paychart_system' },
    ]);
    expect(written.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
  });

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
