import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { batchedQuery } from '../../../src/platform/db/batched-query.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
  await pool.owner.raw(`CREATE TABLE sides (shape text, color text, side int);
    INSERT INTO sides SELECT 'shape ' || n, c, s FROM generate_series(1, 40) n, unnest(ARRAY['red', 'blue']) c,
      generate_series(1, n % 4) s;
    GRANT SELECT ON sides TO paychart_system`);
});
afterAll(async () => {
  await pool?.close();
  await database?.drop();
});

/** What it asks of a transaction, and the statements that this takes behind the first one. */
async function asking<T>(work: (transaction: Transaction) => Promise<T>) {
  const texts: string[] = [];
  const fault = { hit: (_: unknown, text: string) => void texts.push(text) };
  const transaction = await Transaction.begin(pool, { role: 'system', tenantId: null }, fault);
  try {
    const answer = await work(transaction);
    return { answer, texts: texts.slice(1) };
  } finally {
    await transaction.rollback();
  }
}

/** The sides of a shape in one color, from the highest one on; of those above `above`. */
const askingForSides = (above = 0) =>
  batchedQuery<{ side: number; theColor: string }, [string, string]>(['shape', 'color'], ([shape, color]) =>
    sql('sides as s')
      .select('side', 's.color as the_color')
      .where('s.side', '>', above)
      .where('s.shape', shape)
      .where('s.color', color)
      .orderBy('side', 'desc'),
  );
let sidesOf: ReturnType<typeof askingForSides>;
beforeEach(() => {
  sidesOf = askingForSides();
});

describe('a question that several ask', () => {
  test('is answered to each by the rows of its own key, in the order of the question', async () => {
    const { answer, texts } = await asking(({ reads }) =>
      Promise.all([
        sidesOf(reads, 'shape 3', 'red'),
        sidesOf(reads, 'shape 4', 'red'),
        sidesOf(reads, 'shape 2', 'blue'),
        sidesOf(reads, 'shape 3', 'red'),
      ]),
    );
    const three = [3, 2, 1].map((side) => ({ side, theColor: 'red' }));
    expect(answer).toEqual([three, [], [2, 1].map((side) => ({ side, theColor: 'blue' })), three]);
    expect(texts).toHaveLength(1);
  });

  test('may have values of its own', async () => {
    const { answer } = await asking(({ reads }) =>
      Promise.all([askingForSides(1)(reads, 'shape 3', 'red'), askingForSides(2)(reads, 'shape 3', 'red')]),
    );
    expect(answer.map((sides) => sides.map(({ side }) => side))).toEqual([[3, 2], [3]]);
  });

  test('is one statement for those who ask in the same turn', async () => {
    const { texts } = await asking(async ({ reads }) => {
      await Promise.all([sidesOf(reads, 'shape 1', 'red'), sidesOf(reads, 'shape 3', 'red')]);
      await sidesOf(reads, 'shape 2', 'red');
    });
    expect(texts).toHaveLength(2);
    expect(texts[1]).toBe(texts[0]);
  });

  test('is answered beside other questions of the turn, whether their columns are known yet or not', async () => {
    const other = sql.raw('SELECT 7 AS n');
    for (const _round of ['not yet', 'by now']) {
      const { answer } = await asking(({ reads }) =>
        Promise.all([sidesOf(reads, 'shape 1', 'red'), reads.one(other), sidesOf(reads, 'shape 2', 'red')]),
      );
      expect(answer.map((one) => (Array.isArray(one) ? one.length : one))).toEqual([1, { n: 7 }, 2]);
    }
  });

  test('is read behind the lock that is taken in the same turn, in its message', async () => {
    const { texts } = await asking(async (transaction) => {
      const locked = transaction.pipeline([{ text: 'SELECT pg_advisory_xact_lock(7)', values: [] }]);
      await Promise.all([locked, sidesOf(transaction.reads, 'shape 1', 'red')]);
    });
    expect(texts).toEqual(['SELECT pg_advisory_xact_lock(7)', expect.stringContaining('unnest')]);
  });

  test('has one text for one who asks and for many, and tells PostgreSQL that they are few where they are', async () => {
    const ask = (count: number) =>
      asking(({ reads }) =>
        Promise.all(Array.from({ length: count }, (_, at) => sidesOf(reads, `shape ${at + 1}`, 'red'))),
      );
    const [one, few, many] = [await ask(1), await ask(32), await ask(33)];
    expect(many.answer.map(({ length }) => length)).toEqual(Array.from({ length: 33 }, (_, at) => (at + 1) % 4));
    expect(few.texts).toEqual(one.texts);
    expect(one.texts[0]).toContain('LIMIT');
    expect(many.texts[0]).not.toContain('LIMIT');
  });

  test('fails for all who asked it', async () => {
    const broken = batchedQuery<object, [string]>(['shape'], ([shape]) =>
      sql('sides').select(sql.raw('1 / (side - side)')).where('shape', shape),
    );
    const { answer } = await asking(({ reads }) =>
      Promise.allSettled([broken(reads, 'shape 1'), broken(reads, 'shape 2')]),
    );
    expect(answer).toMatchObject([{ reason: { code: '22012' } }, { reason: { code: '22012' } }]);
  });
});
