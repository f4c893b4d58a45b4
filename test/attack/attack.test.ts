import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attack } from '../../scripts/attack/attack.ts';
import { startTarget, type Target } from '../../scripts/attack/target.ts';
import { worlds } from '../../scripts/attack/worlds/index.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

/** Together about a minute. */
const MOVES = 60;

let database: TestDatabase;
let target: Target;
beforeAll(async () => {
  database = await createTestDatabase();
  target = await startTarget(database.url);
});
afterAll(async () => {
  await target?.stop();
  await database?.drop();
});

describe('the attacker', () => {
  test.each(worlds.map(({ name }) => name))('finds nothing in the world %s, and gets far in it', async (name) => {
    const { url, databaseUrl } = target;
    const { found, succeeded, episodes } = await attack({
      url,
      databaseUrl,
      seed: 53,
      budgetMs: 120_000,
      rounds: 1,
      only: [name],
      length: MOVES,
    });
    expect(found?.scenario ?? '').toBe('');
    expect(episodes).toBe(1);
    expect(succeeded).toBeGreaterThan(5);
  });

  test('judges answers alone when it has no database', async () => {
    const report = await attack({ url: target.url, seed: 1, budgetMs: 60_000, rounds: 1, only: ['crowd'], length: 20 });
    expect(report.found).toBeUndefined();
    expect(report.requests).toBeGreaterThanOrEqual(20);
  });
});
