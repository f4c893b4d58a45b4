import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

/** As many different questions as a service asks, and more. */
const QUESTIONS = 1200;

let database: TestDatabase;
let pool: Pool;
let begin: typeof import('../../../src/platform/db/transaction.ts').Transaction.begin;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 1 });
  // What a process keeps of its questions is empty at first, whatever other files of this worker have asked.
  vi.resetModules();
  const { Transaction } = await import('../../../src/platform/db/transaction.ts');
  begin = Transaction.begin.bind(Transaction);
  await each(Array.from({ length: QUESTIONS }, (_, at) => [at + 1]));
});
afterAll(async () => {
  vi.resetModules();
  await pool?.close();
  await database?.drop();
});

/** A question with a text of its own, and what it answers. */
const question = (n: number, value: number) => sql.raw(`SELECT ${n} AS number, ?::int AS value`, [value]);

/** Asks the questions of each group in one turn, and expects each one's own answer. */
async function each(groups: readonly (readonly number[])[]): Promise<void> {
  const transaction = await begin(pool, { role: 'system', tenantId: null });
  try {
    for (const [at, group] of groups.entries()) {
      const answers = await Promise.all(group.map((n) => transaction.reads.one(question(n, at + n))));
      expect(answers, group.join(' and ')).toEqual(group.map((n) => ({ number: n, value: at + n })));
    }
  } finally {
    await transaction.rollback();
  }
}

/** Groups that look alike where their numbers are written one behind the other, such as 1 and 112, and 11 and 12. */
function alike(): number[][] {
  const found = new Map<string, number[][]>();
  const add = (group: number[]) => found.set(group.join(''), [...(found.get(group.join('')) ?? []), group]);
  for (let one = 1; one <= 130; one += 1) {
    for (let two = one + 1; two <= 130; two += 1) {
      add([one, two]);
      for (let three = two + 1; one < 10 && two < 20 && three < 40; three += 1) add([one, two, three]);
    }
  }
  return [...found.values()].filter((groups) => groups.length > 1).flat();
}

test('batched queries get their own answers, whichever statements are cached', async () => {
  const groups = alike();
  expect(groups).toEqual(
    expect.arrayContaining([
      [1, 112],
      [11, 12],
    ]),
  );
  await each(groups);
  // In another order of the groups, and of the questions of each.
  await each(groups.map((group) => [...group].reverse()).reverse());
});

test('batched queries get their own answers when the cache of statements overflows', async () => {
  const groups = Array.from({ length: 900 }, (_, at) => [at + 1, ((at * 7) % QUESTIONS) + 1, QUESTIONS - at]);
  await each(groups);
  await each(alike());
});
