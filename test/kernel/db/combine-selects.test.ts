import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
import type { Reads } from '../../../src/kernel/db/reads.ts';
import { sql } from '../../../src/kernel/db/sql.ts';
import { Transaction } from '../../../src/kernel/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;
/** The texts of what was sent, without what opens a transaction. */
let sent: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 4 });
  await pool.owner.raw('CREATE TABLE things (id int PRIMARY KEY, name text)');
  await pool.owner.raw('GRANT SELECT, UPDATE ON things TO paychart_system, paychart_app');
  await pool.owner.raw("INSERT INTO things VALUES (1, 'one'), (2, 'two'), (3, NULL)");
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});
beforeEach(() => {
  sent = [];
});

async function begun() {
  const transaction = await Transaction.begin(
    pool,
    { role: 'app', tenantId: null },
    { hit: (_client, text) => void (/^(BEGIN|SET LOCAL ROLE)/.test(text) || sent.push(text)) },
  );
  onTestFinished(() => transaction.rollback());
  return transaction;
}

/** Asks twice: the first time tells the columns. The second answers are told, and what was sent for them. */
async function askedAgain(ask: (reads: Reads) => readonly Promise<unknown>[]) {
  const transaction = await begun();
  const first = await Promise.all(ask(transaction.reads));
  sent = [];
  const answers = await Promise.all(ask(transaction.reads));
  expect(answers).toEqual(first);
  await transaction.rollback();
  return { answers, sent };
}

const named = (id: number) => sql('things').select('id', 'name').where({ id });
/** The same with another text. */
const numbered = (n: number, id: number) => sql.raw(`SELECT id, name, ${n} AS n FROM things WHERE id = ?`, [id]);

describe('SELECTs of one turn', () => {
  test('are one statement as soon as their columns are known', async () => {
    const transaction = await begun();
    const ask = () => [
      transaction.reads.acrossTenants.one(named(1)),
      transaction.reads.acrossTenants.many(sql('things').select('name').where('id', '<', 3).orderBy('id', 'desc')),
    ];
    const answers = [{ id: 1, name: 'one' }, [{ name: 'two' }, { name: 'one' }]];
    expect(await Promise.all(ask())).toEqual(answers);
    expect(sent).toHaveLength(2);
    expect(await Promise.all(ask())).toEqual(answers);
    expect(sent).toHaveLength(3);
    expect(sent[2]).toMatch(/^SELECT \(SELECT json_agg/);
  });

  test('have their own parameters each, however many the ones before have', async () => {
    const { answers, sent } = await askedAgain(({ acrossTenants: reads }) => [
      reads.many(sql('things').select('id').whereIn('id', [2, 3]).andWhere('name', 'two')),
      reads.one(named(3)),
      reads.one(numbered(1, 1)),
    ]);
    expect(answers).toEqual([[{ id: 2 }], { id: 3, name: null }, { id: 1, name: 'one', n: 1 }]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('$5');
  });

  test('have parameters of two digits too', async () => {
    const ids = Array.from({ length: 12 }, (_, n) => n - 8);
    const { answers } = await askedAgain(({ acrossTenants: reads }) => [
      reads.many(sql('things').select('id').whereIn('id', ids).orderBy('id')),
      reads.many(sql('things').select('name').whereIn('id', ids).orderBy('id')),
    ]);
    expect(answers).toEqual([
      [{ id: 1 }, { id: 2 }, { id: 3 }],
      [{ name: 'one' }, { name: 'two' }, { name: null }],
    ]);
  });

  test('find nothing as they would alone', async () => {
    const { answers } = await askedAgain(({ acrossTenants: reads }) => [
      reads.many(sql('things').select('id', 'name').where('id', '>', 7)),
      reads.one(named(8)),
    ]);
    expect(answers).toEqual([[], undefined]);
  });

  test('that have the role of the transaction are one statement too, in front of the others', async () => {
    const { answers, sent } = await askedAgain((reads) => [
      ...[reads.acrossTenants.one(named(1)), reads.one(named(1))],
      ...[reads.acrossTenants.one(numbered(1, 2)), reads.one(numbered(1, 2))],
    ]);
    const [one, two] = [
      { id: 1, name: 'one' },
      { id: 2, name: 'two', n: 1 },
    ];
    expect(answers).toEqual([one, one, two, two]);
    expect(sent.map((text) => text.startsWith('SELECT (SELECT json_agg'))).toEqual([true, true]);
  });

  test('are asked before what commits or ends the transaction', async () => {
    for (const end of ['commit', 'finish'] as const) {
      const transaction = await begun();
      const asked = [transaction.reads.one(named(1)), transaction.reads.acrossTenants.one(named(2))];
      await transaction[end]();
      expect(await Promise.all(asked)).toEqual([
        { id: 1, name: 'one' },
        { id: 2, name: 'two' },
      ]);
    }
  });

  test('have one text, whatever order they are asked in', async () => {
    const transaction = await begun();
    const ids = () => transaction.reads.acrossTenants.many(sql('things').select('id').orderBy('id').limit(2));
    const name = () => transaction.reads.acrossTenants.one(sql('things').select('name').where({ id: 2 }));
    const expected = { ids: [{ id: 1 }, { id: 2 }], name: { name: 'two' } };
    await Promise.all([ids(), name()]);
    sent = [];
    expect(await Promise.all([ids(), name()])).toEqual([expected.ids, expected.name]);
    expect(await Promise.all([name(), ids()])).toEqual([expected.name, expected.ids]);
    expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
  });

  test('are sixteen of a statement at most', async () => {
    const ask = (reads: Reads) => Array.from({ length: 33 }, (_, n) => reads.one(numbered(n, (n % 2) + 1)));
    const { answers, sent } = await askedAgain(ask);
    expect(answers).toEqual(
      Array.from({ length: 33 }, (_, n) => ({ id: (n % 2) + 1, name: n % 2 === 0 ? 'one' : 'two', n })),
    );
    const parts = sent.map((text) => text.match(/AS r\d+/g)?.length ?? 1);
    expect(parts.toSorted()).toEqual([1, 16, 16]);
  });

  test('that several ask with values of their own are one statement for each of them, with one text', async () => {
    const asks = (reads: Reads, id: number) => [reads.one(named(id)), reads.one(numbered(1, id))];
    const ask = (reads: Reads) => [1, 2, 3].flatMap((id) => asks(reads, id));
    const { answers, sent } = await askedAgain((reads) => [...ask(reads), reads.one(named(2))]);
    expect(answers).toEqual([
      ...[1, 2, 3].flatMap((id) => {
        const row = { id, name: ['one', 'two', null][id - 1] };
        return [row, { ...row, n: 1 }];
      }),
      { id: 2, name: 'two' },
    ]);
    // The one that is left over stays as it is.
    expect([sent.length, new Set(sent).size]).toEqual([4, 2]);
  });
});

test('every type is read as it is from a statement of its own', async () => {
  const values = sql.raw(
    `SELECT 9007199254740993::bigint AS large, 1.50::numeric AS exact, 3::numeric AS whole,
    0.1::float8 AS float, true AS yes, false AS no, NULL::text AS nothing, 'a"b\\\\c' AS quoted, ''::text AS empty,
    '2026-01-02 03:04:05.678+00'::timestamptz AS at, '{"n": 1, "s": "x"}'::jsonb AS body, ARRAY['a,b', NULL, 'c'] AS texts,
    ARRAY[1, 2] AS numbers, '\\x00ff'::bytea AS bytes, ?::text AS given`,
    ['g'],
  );
  const { answers, sent } = await askedAgain(({ acrossTenants: reads }) => [reads.one(values), reads.one(named(1))]);
  expect(sent).toHaveLength(1);
  expect(answers[0]).toEqual({
    ...{ large: 9007199254740993n, exact: '1.50', whole: 3n, float: 0.1, yes: true, no: false, nothing: null },
    ...{ quoted: 'a"b\\\\c', empty: '', at: new Date('2026-01-02T03:04:05.678Z'), body: { n: 1, s: 'x' } },
    ...{ texts: ['a,b', null, 'c'], numbers: [1, 2], bytes: Buffer.from([0, 255]), given: 'g' },
  });
});

describe('stays a statement of its own', () => {
  const alone = async (query: Parameters<Transaction['reads']['many']>[0]): Promise<readonly string[]> => {
    const { sent } = await askedAgain(({ acrossTenants: reads }) => [
      reads.many(named(1)),
      reads.many(query),
      reads.many(numbered(1, 2)),
    ]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatch(/^SELECT \(SELECT json_agg/);
    return sent;
  };

  test('what locks rows, and in front of the others, so that they read behind it', async () => {
    expect((await alone(named(1).forUpdate()))[0]).toMatch(/for update$/);
    expect((await alone(named(1).forShare()))[0]).toMatch(/for share$/);
    expect((await alone(named(1).forNoKeyUpdate()))[0]).toMatch(/for no key update$/);
    expect((await alone(named(1).forKeyShare()))[0]).toMatch(/for key share$/);
  });

  test('what takes a lock by name', async () => {
    expect((await alone(sql.raw('SELECT pg_advisory_xact_lock(?)', [1])))[0]).toContain('pg_advisory_xact_lock');
    expect((await alone(sql.raw('SELECT pg_try_advisory_xact_lock(?)', [1])))[0]).toContain('pg_try_advisory');
  });

  test('what has two columns of one name', async () => {
    await alone(sql.raw('SELECT 1 AS n, 2 AS n WHERE ?::int = 1', [1]));
  });

  test('what has more than forty columns', async () => {
    const columns = (count: number) => Array.from({ length: count }, (_, n) => `${n} AS c${n}`).join(', ');
    await alone(sql.raw(`SELECT ${columns(41)} WHERE ?::int = 1`, [1]));
    const forty = sql.raw(`SELECT ${columns(40)} WHERE ?::int = 1`, [1]);
    const { sent } = await askedAgain(({ acrossTenants: reads }) => [reads.many(named(1)), reads.many(forty)]);
    expect(sent).toHaveLength(1);
  });

  test('what is no SELECT', async () => {
    await alone(sql.raw('WITH t AS (SELECT ?::int AS n) SELECT n FROM t', [1]));
  });
});

test('what reads behind a lock sees what was committed while it waited', async () => {
  const name = ({ reads }: Transaction) => reads.acrossTenants.one(sql('things').where({ id: 1 }).select('name'));
  const lock = ({ reads }: Transaction) => reads.acrossTenants.many(sql('things').where({ id: 1 }).forUpdate());
  const [first, second] = [await begun(), await begun()];
  await Promise.all([name(first), first.reads.acrossTenants.one(named(2)), lock(first)]);
  const waiting = Promise.all([name(second), second.reads.acrossTenants.one(named(2)), lock(second)]);
  const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.owner.raw(blocked)).rowCount).toBe(1);
  await first.commit([{ text: `UPDATE things SET name = 'ONE' WHERE id = 1` }]);
  expect((await waiting)[0]).toEqual({ name: 'ONE' });
  await second.rollback();
  await pool.owner.raw(`UPDATE things SET name = 'one' WHERE id = 1`);
});

test('columns stay known after a failure that has another reason', async () => {
  const divided = (by: number) => sql.raw('SELECT 1 / ?::int AS quotient', [by]);
  const ask = ({ reads: { acrossTenants: reads } }: Transaction, by: number) =>
    Promise.all([reads.one(divided(by)), reads.one(named(1))]);
  const before = await begun();
  await ask(before, 1);
  await expect(ask(before, 0)).rejects.toMatchObject({ code: '22012' });
  const after = await begun();
  sent = [];
  expect(await ask(after, 1)).toEqual([{ quotient: 1 }, { id: 1, name: 'one' }]);
  expect(sent).toHaveLength(1);
});

test('columns are learned again where one is gone', async () => {
  await pool.owner.raw('CREATE TABLE changing (a int, b int); GRANT SELECT ON changing TO paychart_system');
  await pool.owner.raw('INSERT INTO changing VALUES (1, 2)');
  const ask = ({ reads: { acrossTenants: reads } }: Transaction) =>
    Promise.all([reads.many(sql('changing')), reads.many(named(1))]);
  const before = await begun();
  await ask(before);
  expect(await ask(before)).toEqual([[{ a: 1, b: 2 }], [{ id: 1, name: 'one' }]]);
  await before.rollback();
  await pool.owner.raw('ALTER TABLE changing DROP COLUMN b');
  await expect(ask(await begun())).rejects.toMatchObject({ code: '42703' });
  const after = await begun();
  for (let round = 0; round < 2; round += 1) expect(await ask(after)).toEqual([[{ a: 1 }], [{ id: 1, name: 'one' }]]);
});

test('no more than five hundred combinations are kept: what is beyond them is sent as it is', async () => {
  const transaction = await begun();
  const one = (n: number) => transaction.reads.acrossTenants.one(sql.raw(`SELECT ?::int AS n${n}`, [n]));
  const pairs = Array.from({ length: 34 }, (_, a) => Array.from({ length: a + 1 }, (_, b) => [a, b] as const)).flat();
  for (const [a] of pairs) await one(a);
  sent = [];
  for (const [a, b] of pairs) expect(await Promise.all([one(a), one(b)])).toEqual([{ [`n${a}`]: a }, { [`n${b}`]: b }]);
  const together = sent.filter((text) => text.startsWith('SELECT (SELECT json_agg'));
  // What other tests of this process have combined counts as well.
  expect(together.length).toBeGreaterThan(0);
  expect(together.length).toBeLessThanOrEqual(500);
  expect(sent).toHaveLength(together.length + 2 * (pairs.length - together.length));
});
