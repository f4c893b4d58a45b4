import { describe, expect, test } from 'vitest';
import { untilUnlocked } from '../../../src/platform/migrate/until-unlocked.ts';

const failure = (code: unknown) => Object.assign(new Error(`failed with ${code}`), { code });

/** A migration that fails so often with a code, and how often it was asked for and waited for. */
function migration(code: unknown, failures: number) {
  const counted = { attempts: 0, pauses: 0 };
  const apply = async (): Promise<void> => {
    counted.attempts += 1;
    if (counted.attempts <= failures) throw failure(code);
  };
  const pause = async (): Promise<void> => {
    counted.pauses += 1;
  };
  return { counted, run: () => untilUnlocked(apply, pause) };
}

describe('a migration that meets locks', () => {
  test.each([
    ['a deadlock', '40P01'],
    ['a lock that was not free in time', '55P03'],
  ])('is retried after %s', async (_, code) => {
    for (const failures of [1, 2, 59]) {
      const { counted, run } = migration(code, failures);
      await run();
      expect(counted).toEqual({ attempts: failures + 1, pauses: failures });
    }
  });

  test('fails after sixty attempts', async () => {
    const { counted, run } = migration('40P01', 60);
    await expect(run()).rejects.toMatchObject({ code: '40P01' });
    expect(counted).toEqual({ attempts: 60, pauses: 59 });
  });

  test.each([['40001'], ['42P07'], ['23505'], [undefined]])('is not retried after %s', async (code) => {
    const { counted, run } = migration(code, 1);
    await expect(run()).rejects.toThrow(`failed with ${code}`);
    expect(counted).toEqual({ attempts: 1, pauses: 0 });
  });
});
