import type { Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { isOutage } from '../../../src/platform/db/errors.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { StatementGroup } from '../../../src/platform/db/wire/statement-group.ts';
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

describe('statements sent at once', () => {
  test('travel in one message, including queries across tenants', async () => {
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

  test('fail with the error that aborted the transaction, including later ones', async () => {
    const transaction = await begin();
    const { reads } = transaction;
    const first = reads.one(sql.raw('SELECT 1 / 0'));
    expect(codes(await Promise.allSettled([first, reads.one(sql.raw('SELECT 1'))]))).toEqual(['22012', '22012']);
    expect(codes(await Promise.allSettled([reads.one(sql.raw('SELECT 1'))]))).toEqual(['22012']);
    await transaction.rollback();
  });

  test('fail when their preparation fails', async () => {
    const transaction = await begin();
    const prepared = { text: 'SELECT 3 AS n', values: [] };
    const first = transaction.pipeline([{ text: 'SELECT 1 / 0' }, prepared]);
    await new Promise((resolve) => setImmediate(resolve));
    // Sent while the first is on its way, of which it expects that it has prepared the statement.
    const second = transaction.pipeline([prepared]);
    expect(codes(await Promise.allSettled([first, second]))).toEqual(['22012', '22012']);
    await transaction.rollback();
    const next = await begin();
    expect((await next.pipeline([prepared]))[0]?.rows).toEqual([{ n: 3 }]);
    await next.rollback();
  });

  test('report a deadlock beside a read as a deadlock, whichever is seen first (D-437)', async () => {
    const [one, other] = [await begin(), await begin()];
    // By no order of a unit of work, which would not let them meet.
    const lock = (name: string) => sql.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
    await one.reads.one(lock('a'));
    await other.reads.one(lock('b'));
    const both = await Promise.allSettled(
      [[one, 'b'] as const, [other, 'a'] as const].map(([{ reads }, name]) =>
        Promise.all([reads.one(lock(name)), reads.one(sql.raw('SELECT 1'))]).finally(() =>
          (reads === one.reads ? one : other).rollback(),
        ),
      ),
    );
    expect(codes(both).toSorted()).toEqual(['40P01', 'ok']);
  });
});

test.each(['commit', 'rollback', 'finish'] as const)(
  'a query after %s uses no other caller’s connection',
  async (end) => {
    const one = openPool({ url: database.url, max: 1 });
    onTestFinished(() => one.close());
    const transaction = await Transaction.begin(one, { role: 'system', tenantId: null });
    await transaction.reads.one(sql.raw('SELECT 1'));
    await transaction[end]();
    const other = await Transaction.begin(one, { role: 'system', tenantId: null });
    onTestFinished(() => other.rollback());
    await expect(transaction.reads.one(sql.raw('SELECT 1'))).rejects.toThrow('the transaction has ended');
    await expect(transaction.pipeline([{ text: 'SELECT 1' }])).rejects.toThrow('the transaction has ended');
  },
);

test('a query after a lost connection fails as an outage', async () => {
  const transaction = await begin();
  onTestFinished(() => transaction.rollback());
  const { pid } = (await transaction.reads.one<{ pid: number }>(sql.raw('SELECT pg_backend_pid() AS pid'))) ?? {};
  await pool.owner.raw('SELECT pg_terminate_backend(?::int)', [pid ?? 0]);
  await expect(transaction.reads.one(sql.raw('SELECT 1'))).rejects.toSatisfy(isOutage);
  await transaction.rollback();
  const late = transaction.reads.one(sql.raw('SELECT 1'));
  await expect(late).rejects.toThrow('the transaction has ended');
  await expect(late).rejects.toSatisfy(isOutage);
});

describe('a transaction that is one message', () => {
  const sentBy = async (work: () => Promise<unknown>) => {
    const groups = [vi.spyOn(StatementGroup, 'send'), vi.spyOn(StatementGroup, 'sendTransaction')] as const;
    await work().catch(() => undefined);
    const sent = groups.map(({ mock }) => mock.calls.map(([, statements]) => statements.map(({ text }) => text)));
    for (const group of groups) group.mockRestore();
    return sent;
  };
  const SETTINGS = `SELECT set_config('role', 'paychart_system', true)`;

  test('has neither BEGIN nor COMMIT, and returns what it has written', async () => {
    const told: string[] = [];
    const fault = { hit: (_: unknown, text: string) => void told.push(text) };
    const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null }, fault);
    let answered: unknown;
    const writes = [
      { text: 'SELECT 1 AS n', values: [] },
      { text: 'SELECT 2 AS n', values: [] },
    ];
    const sent = await sentBy(async () => {
      answered = (await transaction.commit(writes)).map(({ rows }) => rows);
    });
    expect(sent).toEqual([[], [[SETTINGS, 'SELECT 1 AS n', 'SELECT 2 AS n']]]);
    expect(answered).toEqual([[{ n: 1 }], [{ n: 2 }]]);
    // Whoever cuts it off at a statement finds the same ones as in any other transaction.
    expect(told).toEqual([`BEGIN; ${SETTINGS}`, 'SELECT 1 AS n', 'SELECT 2 AS n', 'COMMIT']);
    await expect(transaction.pipeline([{ text: 'SELECT 1' }])).rejects.toThrow('the transaction has ended');
  });

  test('needs no rollback when it fails, and gives its connection back', async () => {
    const one = openPool({ url: database.url, max: 1 });
    onTestFinished(() => one.close());
    const transaction = await Transaction.begin(one, { role: 'system', tenantId: null });
    await expect(transaction.commit([{ text: 'SELECT 1 / 0', values: [] }])).rejects.toMatchObject({ code: '22012' });
    const client = vi.spyOn(Client.prototype, 'query');
    onTestFinished(() => client.mockRestore());
    await transaction.rollback();
    expect(client).not.toHaveBeenCalled();
    const next = await Transaction.begin(one, { role: 'system', tenantId: null });
    expect((await next.commit([{ text: 'SELECT 1 AS n', values: [] }]))[0]?.rows).toEqual([{ n: 1 }]);
  });

  test('is not used after an earlier query, or if the role has to change', async () => {
    const asked = await begin();
    await asked.reads.one(sql.raw('SELECT 1'));
    expect((await sentBy(() => asked.commit([{ text: 'SELECT 2', values: [] }])))[1]).toEqual([]);
    const app = await Transaction.begin(pool, { role: 'app', tenantId: 'ten_1' });
    const sent = await sentBy(() => app.commit([{ text: 'SELECT 2', values: [] }]));
    expect(sent[1]).toEqual([]);
    expect(sent[0]?.[0]?.[0]).toBe('BEGIN');
  });
});

describe('the role of a statement', () => {
  const WHO = sql.raw('SELECT current_user AS role');
  const recording = async (role: 'app' | 'system' | 'retention') => {
    const sent: string[] = [];
    const fault = { hit: (_: unknown, text: string) => void sent.push(text.replace(/^BEGIN.*/, 'BEGIN')) };
    const transaction = await Transaction.begin(pool, { role, tenantId: 'ten_1' }, fault);
    onTestFinished(() => transaction.rollback());
    return { transaction, sent };
  };
  const CHANGES = { app: 'SET LOCAL ROLE paychart_app', system: 'SET LOCAL ROLE paychart_system' };

  test('is the requested one, and is changed only if it differs', async () => {
    const { transaction, sent } = await recording('app');
    const { reads } = transaction;
    const roles: (string | undefined)[] = [];
    const ask = async (from: typeof reads | typeof reads.acrossTenants) =>
      roles.push((await from.one<{ role: string }>(WHO))?.role);
    for (const from of [reads, reads.acrossTenants, reads.acrossTenants, reads, reads.acrossTenants]) await ask(from);
    const written = await transaction.commit([{ text: 'SELECT current_user AS role' }]);
    expect(roles).toEqual(['app', 'system', 'system', 'app', 'system'].map((role) => `paychart_${role}`));
    expect(written[0]?.rows).toEqual([{ role: 'paychart_system' }]);
    const asks = 'SELECT current_user AS role';
    expect(sent).toEqual([
      ...['BEGIN', asks, CHANGES.system, asks, asks, CHANGES.app, asks, CHANGES.system, asks],
      ...[asks, 'COMMIT'],
    ]);
  });

  test('is the system’s role for writes, and does not change for an empty commit', async () => {
    const writing = await recording('app');
    await writing.transaction.commit([{ text: 'SELECT 1' }]);
    expect(writing.sent).toEqual(['BEGIN', CHANGES.system, 'SELECT 1', 'COMMIT']);
    const reading = await recording('app');
    await reading.transaction.reads.one(WHO);
    await reading.transaction.commit();
    expect(reading.sent).toEqual(['BEGIN', 'SELECT current_user AS role', 'COMMIT']);
    const erasing = await recording('retention');
    expect(await erasing.transaction.reads.one(WHO)).toEqual({ role: 'paychart_retention' });
    await erasing.transaction.commit([{ text: 'SELECT 1' }]);
    expect(erasing.sent.slice(2)).toEqual([CHANGES.system, 'SELECT 1', 'COMMIT']);
  });

  test('does not outlive the transaction on a reused connection', async () => {
    const one = openPool({ url: database.url, max: 1 });
    onTestFinished(() => one.close());
    for (const role of ['system', 'app', 'system'] as const) {
      const transaction = await Transaction.begin(one, { role, tenantId: 'ten_1' });
      expect(await transaction.reads.one(WHO)).toEqual({ role: `paychart_${role}` });
      await transaction.reads.acrossTenants.one(WHO);
      await (role === 'app' ? transaction.rollback() : transaction.commit());
    }
  });
});
