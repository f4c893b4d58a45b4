import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { camelRow } from '../../../src/kernel/db/case.ts';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
import { questionOfEach } from '../../../src/kernel/db/question-of-each.ts';
import { sql } from '../../../src/kernel/db/sql.ts';
import { statementOf } from '../../../src/kernel/db/statement.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
  await pool.owner.raw(`CREATE TABLE sides (shape text, color text, side int);
    INSERT INTO sides SELECT 'shape ' || n, c, s FROM generate_series(1, 40) n, unnest(ARRAY['red', 'blue']) c,
      generate_series(1, n % 4) s`);
});
afterAll(async () => {
  await pool?.close();
  await database?.drop();
});

let texts: string[] = [];
beforeEach(() => {
  texts = [];
});
const reads = () => ({
  many: async <T extends object>(query: Knex.QueryBuilder | Knex.Raw): Promise<T[]> => {
    const { text, values = [] } = statementOf(query);
    texts.push(text);
    const client = await pool.acquire();
    try {
      return (await client.query(text, [...values])).rows.map((row) => camelRow<T>(row));
    } finally {
      await pool.release(client);
    }
  },
});
const sidesOf = questionOfEach<{ side: number; theColor: string }, [string, string]>(
  ['shape', 'color'],
  ([shape, color]) =>
    sql('sides as s')
      .select('side', 's.color as the_color')
      .where('s.shape', shape)
      .where('s.color', color)
      .orderBy('side', 'desc'),
);

describe('a question that several ask', () => {
  test('is answered to each by the rows of its own key, in the order of the question', async () => {
    const one = reads();
    const [three, none, two, again] = await Promise.all([
      sidesOf(one, 'shape 3', 'red'),
      sidesOf(one, 'shape 4', 'red'),
      sidesOf(one, 'shape 2', 'blue'),
      sidesOf(one, 'shape 3', 'red'),
    ]);
    expect(three).toEqual([3, 2, 1].map((side) => ({ side, theColor: 'red' })));
    expect(none).toEqual([]);
    expect(two).toEqual([2, 1].map((side) => ({ side, theColor: 'blue' })));
    expect(again).toEqual(three);
    expect(texts).toHaveLength(1);
  });

  test('is one statement for those who ask in the same turn of the same reads', async () => {
    const [one, other] = [reads(), reads()];
    await Promise.all([sidesOf(one, 'shape 1', 'red'), sidesOf(other, 'shape 1', 'red')]);
    await sidesOf(one, 'shape 2', 'red');
    expect(texts).toHaveLength(3);
  });

  test('has one text for one who asks and for many, and tells PostgreSQL that they are few where they are', async () => {
    const one = reads();
    const ask = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => sidesOf(one, `shape ${at + 1}`, 'red')));
    await ask(1);
    await ask(32);
    expect(await ask(33)).toHaveLength(33);
    expect(texts[1]).toBe(texts[0]);
    expect(texts[0]).toContain('LIMIT');
    expect(texts[2]).not.toContain('LIMIT');
  });

  test('fails for all who asked it, and for nobody after them', async () => {
    const failing = { many: () => Promise.reject(new Error('away')) };
    const asked = [sidesOf(failing, 'shape 1', 'red'), sidesOf(failing, 'shape 2', 'red')];
    expect(await Promise.allSettled(asked)).toMatchObject([
      { reason: { message: 'away' } },
      { reason: { message: 'away' } },
    ]);
    const one = reads();
    expect(await sidesOf(one, 'shape 1', 'red')).toHaveLength(1);
  });
});
