import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { type ThrottledBy, throttle } from '../../../src/platform/limits/throttle.ts';
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

const at = (seconds: number): Date => new Date(Date.parse('2026-03-02T09:00:00.000Z') + seconds * 1000);
const two = (subject: string, name = 'twice', windowSeconds = 60): ThrottledBy => ({
  rule: { name, limit: 2, windowSeconds },
  subject,
});
/** The answers to requests of these times, one after the other. */
async function waits(by: readonly ThrottledBy[], times: readonly number[]): Promise<(number | undefined)[]> {
  const answers: (number | undefined)[] = [];
  for (const time of times) answers.push(await throttle(pool, by, at(time)));
  return answers;
}

describe('a window of requests (D-486)', () => {
  test('ends a fixed time after its first request, however many follow, even refused ones', async () => {
    expect(await waits([two('ends')], [0, 30, 40, 59.5, 60, 61, 62])).toEqual([
      undefined,
      undefined,
      20,
      1,
      undefined,
      undefined,
      58,
    ]);
  });

  test('is separate for each subject and each rule', async () => {
    await waits([two('one')], [0, 0]);
    expect(await waits([two('other')], [0])).toEqual([undefined]);
    expect(await waits([two('one', 'another rule')], [0])).toEqual([undefined]);
    expect(await waits([two('one')], [0])).toEqual([60]);
  });

  test('has the longest wait of several rules, each of which counts every request', async () => {
    const both = [two('both', 'minute'), two('both', 'hour', 3600)];
    expect(await waits(both, [0, 10, 20])).toEqual([undefined, undefined, 3580]);
    expect(await waits([two('both', 'hour', 3600)], [70])).toEqual([3530]);
    expect(await waits([two('both', 'minute')], [70, 70, 70])).toEqual([undefined, undefined, 60]);
  });

  test('counts nothing without a limit', async () => {
    const none = { rule: { name: 'off', limit: 0, windowSeconds: 60 }, subject: 'free' };
    expect(await waits([none], [0, 0, 0])).toEqual([undefined, undefined, undefined]);
    expect(await pool.owner('throttle_windows').where({ key: 'off:free' })).toEqual([]);
  });
});
