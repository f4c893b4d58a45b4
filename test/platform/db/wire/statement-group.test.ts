import type { Socket } from 'node:net';
import pg, { type Client, type QueryResult } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPool, type Pool } from '../../../../src/platform/db/connection/pool.ts';
import { StatementGroup } from '../../../../src/platform/db/wire/statement-group.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts';

let database: TestDatabase;
let pool: Pool;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  pool = openPool({ url: database.url, max: 1 });
  client = await pool.acquire();
  return async () => {
    await pool.release(client);
    await pool.close();
  };
});

interface Sent {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
  before?(): void;
}

/** What each of them comes to: its rows, or the code or message of its failure. */
function send(...statements: readonly Sent[]): Promise<unknown[]> {
  return sendBy(StatementGroup.send, statements);
}

/** The same as a transaction by itself. */
const sendTransaction = (...statements: readonly Sent[]): Promise<unknown[]> =>
  sendBy(StatementGroup.sendTransaction, statements);

function sendBy(by: typeof StatementGroup.send, statements: readonly Sent[]): Promise<unknown[]> {
  const settled = statements.map(() => Promise.withResolvers<QueryResult>());
  by(
    client,
    statements.map(({ values = [], ...statement }, nth) => ({
      ...statement,
      values,
      resolve: (result) => settled[nth]?.resolve(result),
      reject: (error) => settled[nth]?.reject(error),
    })),
  );
  return Promise.all(
    settled.map(({ promise }) =>
      promise.then(
        ({ rows }) => rows,
        (error) => error.code ?? error.message,
      ),
    ),
  );
}

async function resultOf(text: string): Promise<QueryResult> {
  return new Promise((resolve, reject) => StatementGroup.send(client, [{ text, values: [], resolve, reject }]));
}

/** The messages that are written while the work lasts, by their types. */
async function written(work: () => Promise<unknown>): Promise<string> {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const write = vi.spyOn(stream, 'write');
  await work();
  const types = write.mock.calls.map(([message]) => String.fromCharCode((message as unknown as Buffer)[0] ?? 0));
  write.mockRestore();
  return types.join('');
}

/** The oid of a type that nothing here uses. */
const MONEY = 790;

const NTH = { name: 'nth', text: 'SELECT $1::int AS n' };
const nth = (n: number): Sent => ({ ...NTH, values: [n] });

describe('a statement group', () => {
  test('is answered statement by statement, in order', async () => {
    const found = await send(nth(1), { text: `SELECT 'a' AS a, NULL AS b` }, nth(2));
    expect(found).toEqual([[{ n: 1 }], [{ a: 'a', b: null }], [{ n: 2 }]]);
  });

  test('is one message with one Sync', async () => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const packets = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
    expect(await written(() => send(nth(1), nth(2)))).toBe('PBDEBDES');
    expect(packets.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
  });

  test('prepares a statement once per connection, and describes it until its columns are known', async () => {
    await send(nth(1));
    expect(await written(() => send(nth(2), nth(3)))).toBe('BEBES');
    expect(await send(nth(4))).toEqual([[{ n: 4 }]]);
    const nothing = { name: 'nothing', text: 'SET LOCAL work_mem = 4096' };
    await send(nothing);
    expect(await written(() => send(nothing))).toBe('BES');
  });

  test('parses an unnamed statement each time', async () => {
    const unnamed = { text: 'SELECT 1 AS n' };
    await send(unnamed);
    expect(await written(() => send(unnamed, unnamed))).toBe('PBDEPBDES');
  });

  test('returns command, row count and columns', async () => {
    expect(await resultOf('CREATE TEMP TABLE things (n int)')).toMatchObject({
      command: 'CREATE TABLE',
      rowCount: null,
    });
    expect(await resultOf('INSERT INTO things VALUES (1), (2), (3)')).toMatchObject({ command: 'INSERT', rowCount: 3 });
    expect(await resultOf('UPDATE things SET n = n + 1 WHERE n > 1')).toMatchObject({ command: 'UPDATE', rowCount: 2 });
    const selected = await resultOf('SELECT n, n::text AS t FROM things ORDER BY n');
    expect(selected).toMatchObject({ command: 'SELECT', rowCount: 3, rows: [{ n: 1 }, { n: 3 }, { n: 4 }] });
    expect(selected.fields.map(({ name }) => name)).toEqual(['n', 't']);
    expect(await resultOf('')).toMatchObject({ command: '', rowCount: null, rows: [] });
  });

  test('knows the columns of a prepared statement without another description', async () => {
    await send(nth(1));
    const again = await new Promise<QueryResult>((resolve, reject) =>
      StatementGroup.send(client, [{ ...NTH, values: [2], resolve, reject }]),
    );
    expect(again.fields.map(({ name }) => name)).toEqual(['n']);
  });

  test.each([
    '2026-11-24T10:00:00.123Z',
    '0001-01-01T00:00:00.000Z',
    '0000-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59.999Z',
    '+010000-01-01T00:00:00.000Z',
    '+033658-09-27T01:46:40.000Z',
  ])('sends the time %s unchanged', async (text) => {
    const asked = { text: 'SELECT extract(epoch FROM $1::timestamptz) * 1000 = $2::numeric AS same' };
    const at = new Date(text);
    expect(await send({ ...asked, values: [at, at.getTime()] })).toEqual([[{ same: true }]]);
  });

  test('sends and returns values like a single statement', async () => {
    const at = new Date('2026-11-24T10:00:00.000Z');
    const values = [at, 10n ** 20n, ['a', null], { a: 1 }, Buffer.from([1, 2]), null, true];
    const text = `SELECT $1::timestamptz AS at, $2::numeric AS money, $3::text[] AS list, $4::jsonb AS doc, $5::bytea AS bytes,
      $6::text AS nothing, $7::boolean AS yes`;
    const [rows] = await send({ text, values });
    expect(rows).toEqual((await client.query(text, values)).rows);
    expect(rows).toEqual([
      { at, money: 10n ** 20n, list: ['a', null], doc: { a: 1 }, bytes: Buffer.from([1, 2]), nothing: null, yes: true },
    ]);
  });
});

describe('a failure in a group', () => {
  test('rejects every later statement, and no earlier one', async () => {
    expect(await send(nth(1), { text: 'SELECT 1 / 0' }, nth(2), { text: 'no sql' })).toEqual([
      ...[[{ n: 1 }], '22012', '22012', '22012'],
    ]);
    expect(await send(nth(3))).toEqual([[{ n: 3 }]]);
  });

  test('prevents COMMIT', async () => {
    await send({ text: 'CREATE TABLE kept (n int)' });
    const sent = [
      { text: 'BEGIN' },
      { text: 'INSERT INTO kept VALUES (1)' },
      { text: 'SELECT 1 / 0' },
      { text: 'COMMIT' },
    ];
    expect((await send(...sent)).slice(2)).toEqual(['22012', '22012']);
    await client.query('ROLLBACK');
    expect(await send({ text: 'SELECT FROM kept' })).toEqual([[]]);
  });

  test('discards statements that may not have been prepared', async () => {
    const fails = { name: 'fails', text: 'SELECT 1 / $1::int AS n' };
    // It is prepared, and fails; what is behind it is not prepared.
    expect(await send({ ...fails, values: [0] }, nth(1))).toEqual(['22012', '22012']);
    expect(await send({ ...fails, values: [0] }, nth(1))).toEqual(['22012', '22012']);
    expect(await written(() => send({ ...fails, values: [1] }, nth(2)))).toBe('CPBDECPBDES');
    expect(await send({ ...fails, values: [1] }, nth(3))).toEqual([[{ n: 1 }], [{ n: 3 }]]);
  });

  test('keeps what was prepared before it, even in the same group', async () => {
    await send(nth(1));
    const two = { name: 'two', text: 'SELECT 2 AS n' };
    expect(await send(two, { text: 'SELECT 1 / 0' }, nth(2))).toEqual([[{ n: 2 }], '22012', '22012']);
    expect(await written(() => send(two))).toBe('BES');
    expect(await written(() => send(nth(3)))).toBe('BES');
  });

  test('rejects only the statement whose value cannot be read', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const [first, second, third] = await send(nth(1), { text: 'SELECT $1::jsonb AS doc', values: [circle] }, nth(2));
    expect(first).toEqual([{ n: 1 }]);
    expect(second).toMatch(/circular/i);
    expect(third).toBe(second);
    expect(await send(nth(4))).toEqual([[{ n: 4 }]]);
  });

  test('rejects only the statement whose row cannot be read', async () => {
    const parse = pg.types.getTypeParser(MONEY);
    pg.types.setTypeParser(MONEY, () => {
      throw new Error('no money');
    });
    onTestFinished(() => pg.types.setTypeParser(MONEY, parse));
    expect(await send(nth(1), { text: `SELECT '1'::money AS m` }, nth(2))).toEqual([
      ...[[{ n: 1 }], 'no money', [{ n: 2 }]],
    ]);
  });

  test('rejects a statement that cannot be written and all later ones, unsent', async () => {
    await send({ text: 'CREATE TABLE marks (n int)' });
    const mark = (n: number, before?: () => void): Sent => ({
      text: `INSERT INTO marks VALUES (${n})`,
      ...(before && { before }),
    });
    const refuse = (): void => {
      throw new Error('not this one');
    };
    expect(await send(mark(1), mark(2, refuse), mark(3))).toEqual([[], 'not this one', 'not this one']);
    expect(await send({ text: 'SELECT n FROM marks' })).toEqual([[{ n: 1 }]]);
  });

  test('rejects all unanswered statements when the connection fails', async () => {
    client.on('error', () => {});
    const [{ pid }] = (await client.query('SELECT pg_backend_pid() AS pid')).rows;
    const sent = send({ text: 'SELECT 1 AS n' }, { text: 'SELECT pg_sleep(30)' }, { text: 'SELECT 2 AS n' });
    await vi.waitFor(async () => {
      const other = openPool({ url: database.url, max: 1 });
      try {
        const { rows } = await other.owner.raw(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ? AND query LIKE '%pg_sleep%'`,
          [pid],
        );
        expect(rows).toHaveLength(1);
      } finally {
        await other.close();
      }
    }, 30_000);
    expect((await sent).slice(1)).toEqual(['57P01', '57P01']);
  });
});

describe('a transaction in one message', () => {
  const insert = (n: number): Sent => ({ name: 'insert', text: 'INSERT INTO whole VALUES ($1)', values: [n] });
  const stored = async (): Promise<unknown> => (await client.query('SELECT n FROM whole ORDER BY n')).rows;
  beforeEach(async () => {
    await client.query('DROP TABLE IF EXISTS whole; CREATE TABLE whole (n int UNIQUE DEFERRABLE INITIALLY DEFERRED)');
  });

  test('is committed, and drops its own settings at the end', async () => {
    await client.query('GRANT ALL ON whole TO paychart_system');
    const set = { text: `SELECT set_config('role', 'paychart_system', true)` };
    const who = { text: 'SELECT current_user::text AS who' };
    const answers = await sendTransaction(set, insert(1), who);
    expect(answers.slice(1)).toEqual([[], [{ who: 'paychart_system' }]]);
    expect(await stored()).toEqual([{ n: 1 }]);
    expect(await send(who)).not.toEqual([[{ who: 'paychart_system' }]]);
  });

  test('leaves nothing behind when one of its statements fails', async () => {
    expect(await sendTransaction(insert(1), { text: 'SELECT 1 / 0' }, insert(2))).toEqual(['22012', '22012', '22012']);
    expect(await stored()).toEqual([]);
  });

  test('resolves after its commit, and rejects all statements when the commit fails', async () => {
    expect(await sendTransaction(insert(1), { text: 'SELECT 1 AS n' }, insert(1))).toEqual(['23505', '23505', '23505']);
    expect(await stored()).toEqual([]);
    expect(await sendTransaction(insert(1), insert(2))).toEqual([[], []]);
    expect(await stored()).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test.each<[string, Sent]>([
    ['holds a value that cannot be sent', { text: 'SELECT $1::jsonb', values: [{ n: 1n }] }],
    [
      'is kept back before one of its statements',
      {
        text: 'SELECT 1',
        before() {
          throw new Error('kept back');
        },
      },
    ],
  ])('is not sent if it %s', async (_what, unsendable) => {
    const answers = await sendTransaction(insert(1), unsendable);
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toMatch(/BigInt|kept back/);
    expect(await stored()).toEqual([]);
    expect(await sendTransaction(insert(3))).toEqual([[]]);
    expect(await stored()).toEqual([{ n: 3 }]);
  });
});
