import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { Interleaving, type Race } from './interleaving.ts';

const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);

describe('an interleaving', () => {
  let database: TestDatabase;
  let interleaving: Interleaving;
  let one: pg.Client;
  let two: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    interleaving = new Interleaving();
    const urls = [await interleaving.urlOf(database.url), await interleaving.urlOf(database.url)] as const;
    [one, two] = [new pg.Client({ connectionString: urls[0] }), new pg.Client({ connectionString: urls[1] })];
    await one.connect();
    await two.connect();
    await one.query('CREATE TABLE counted (id int PRIMARY KEY, n int NOT NULL)');
  });
  afterAll(async () => {
    await one?.end();
    await two?.end();
    await interleaving?.close();
    await database?.drop();
  });

  /** Reads a number and writes the next one, as a careless program does. */
  const addOne = (client: pg.Client, lock: string) => async (): Promise<void> => {
    await client.query('BEGIN');
    const { rows } = await client.query(`SELECT n FROM counted WHERE id = $1 ${lock}`, [1]);
    await client.query('UPDATE counted SET n = $1 WHERE id = 1', [rows[0].n + 1]);
    await client.query('COMMIT');
  };
  const counted = async (seed: number, lock: string): Promise<Race<void> & { readonly n: number }> => {
    await one.query('TRUNCATE counted');
    await one.query('INSERT INTO counted VALUES (1, 0)');
    const race = await interleaving.race(seed, [addOne(one, lock), addOne(two, lock)]);
    return { ...race, n: (await one.query('SELECT n FROM counted')).rows[0].n };
  };

  test('finds the seeds that lose an update without a lock', async () => {
    const sums = [];
    for (const seed of SEEDS) sums.push((await counted(seed, '')).n);
    expect(sums).toContain(1);
    expect(sums).toContain(2);
  });

  test('continues the others while one waits for a lock', async () => {
    for (const seed of SEEDS) {
      const { n, turns } = await counted(seed, 'FOR UPDATE');
      expect(n, turns.join('\n')).toBe(2);
    }
  });

  test('repeats its turns for the same seed, and changes them for another', async () => {
    const runs = [];
    for (const seed of [...SEEDS, ...SEEDS]) runs.push((await counted(seed, 'FOR UPDATE')).turns.join('\n'));
    expect(runs.slice(SEEDS.length)).toEqual(runs.slice(0, SEEDS.length));
    expect(new Set(runs).size).toBeGreaterThan(1);
  });

  test('returns to each request its own outcome', async () => {
    const { outcomes } = await interleaving.race(1, [
      async () => (await one.query('SELECT 7 AS n')).rows[0].n,
      () => two.query('SELECT 1 / 0'),
      async () => 'no statement',
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('passes everything through outside of a race', async () => {
    const { rows } = await one.query('SELECT repeat($1, 100000) AS long', ['é']);
    expect(rows[0].long).toHaveLength(100_000);
    await expect(two.query('SELECT nothing')).rejects.toThrow('does not exist');
    expect((await two.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  });
});
