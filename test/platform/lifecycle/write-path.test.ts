import { describe, expect, test } from 'vitest';
import type { NamedLock } from '../../../src/platform/db/lock-order.ts';
import { type Attempt, type Flushed, mutate } from '../../../src/platform/lifecycle/write-path.ts';

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' });
const FLUSHED: Flushed = { statements: [], jobs: [] };

/** Attempts that note what is asked of them, in its order; what `fails` names throws that often. */
function attempts(more: Partial<Attempt<string>> = {}, fails: Record<string, number> = {}, late: NamedLock[] = []) {
  const calls: string[] = [];
  const expected: string[][] = [];
  const noted = async <T>(name: string, value: T): Promise<T> => {
    calls.push(name);
    const left = fails[name] ?? 0;
    fails[name] = left - 1;
    if (left > 0) throw deadlock();
    return value;
  };
  const begin = (): Attempt<string> => ({
    unit: {
      expectLocks: (locks) => void expected.push(locks.map(({ name }) => name)),
      get lateLock() {
        return late.at(0);
      },
      flush: () => noted('flush', FLUSHED),
      commit: () => noted('commit', undefined),
      rollback: () => noted('rollback', undefined),
    },
    lock: () => noted('lock', undefined),
    decide: () => noted('decide', { result: 'done', commits: {} }),
    committed: () => void calls.push('committed'),
    ...more,
  });
  return { begin, calls, expected };
}

const USER: NamedLock = { class: 'user', name: 'user:usr_1' };
const RAMPS: NamedLock = { class: 'ramps', name: 'ramps:ten_1' };

describe('a named lock that is requested too late', () => {
  test('makes the mutation begin again with it, and counts as no attempt', async () => {
    const late = [RAMPS, USER];
    const { begin, expected, calls } = attempts({}, {}, late);
    const asked = () => {
      const attempt = begin();
      // Each of two attempts asks for one; the third asks for none.
      const unit = { ...attempt.unit, lateLock: late.at(expected.length) };
      return { ...attempt, unit };
    };
    expect(await mutate(asked)).toBe('done');
    expect(expected.map((locks) => locks.length)).toEqual([0, 1, 2]);
    expect(calls.filter((call) => call === 'commit')).toHaveLength(1);
  });

  test('is a defect if each attempt requests another one', async () => {
    const { begin } = attempts({}, {}, [RAMPS]);
    await expect(mutate(begin)).rejects.toThrow('ramps:ten_1 is asked for behind other locks');
  });
});

const WHOLE = ['lock', 'decide', 'flush', 'commit', 'committed'];

describe('a mutation', () => {
  test('locks, decides, flushes and commits, in this order', async () => {
    const { begin, calls } = attempts();
    expect(await mutate(begin)).toBe('done');
    expect(calls).toEqual(WHOLE);
  });

  test('calls no handler if the stored key decides, and writes nothing', async () => {
    const { begin, calls } = attempts({ lock: async () => ({ result: 'replayed', commits: null }) });
    expect(await mutate(begin)).toBe('replayed');
    expect(calls).toEqual(['rollback']);
  });

  test.each(['lock', 'decide', 'flush', 'commit'])(
    'runs again from the beginning after a deadlock in %s',
    async (name) => {
      const { begin, calls } = attempts({}, { [name]: 1 });
      expect(await mutate(begin)).toBe('done');
      expect(calls).toEqual([...WHOLE.slice(0, WHOLE.indexOf(name) + 1), 'rollback', ...WHOLE]);
    },
  );

  test('gives up after the fourth attempt', async () => {
    const { begin, calls } = attempts({}, { commit: 4 });
    await expect(mutate(begin)).rejects.toThrow('deadlock detected');
    expect(calls.filter((call) => call === 'commit')).toHaveLength(4);
  });

  test('does not run again after its commit if the notification fails', async () => {
    const committed = () => {
      throw deadlock();
    };
    const { begin, calls } = attempts({ committed });
    await expect(mutate(begin)).rejects.toThrow('deadlock detected');
    expect(calls).toEqual(['lock', 'decide', 'flush', 'commit']);
  });

  test('throws its own failure even if it cannot be rolled back', async () => {
    const { begin } = attempts({}, { decide: 4, rollback: 9 });
    await expect(mutate(begin, (error, isLast) => (isLast ? (error as Error).message : undefined))).resolves.toBe(
      'deadlock detected',
    );
  });
});
