import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FairQueue, TooBusy } from '../../src/platform/fair-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { places: 4, waiting: 6, waitMs: 10_000, workMs: 4_200 };

/** Work of tenants that is ended by hand, and the order in which it began. */
function desk(limits: Partial<typeof LIMITS> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ended: Record<string, string> = {};
  const ends = new Map<string, { end(): void; fail(): void }>();
  const ask = async (name: string): Promise<void> => {
    const [tenant = ''] = name;
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, { end: () => resolve('done'), fail: () => reject(new Error('failed')) });
      });
    };
    const answer = await queue.take(tenant, work).catch((error: Error) => error.message);
    ended[name] = answer instanceof TooBusy ? `again in ${answer.retryAfterSeconds}` : answer;
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    begun,
    ended,
    settle,
    ask: async (...names: string[]) => {
      for (const name of names) void ask(name);
      await settle();
    },
    end: async (...names: string[]) => {
      for (const name of names) ends.get(name)?.end();
      await settle();
    },
    fail: async (name: string) => {
      ends.get(name)?.fail();
      await settle();
    },
  };
}

describe('shares of scarce work (D-525)', () => {
  test('are half of the places for one tenant, so that another one finds a place at once', async () => {
    const { ask, begun } = desk();
    await ask('a1', 'a2', 'a3', 'a4');
    expect(begun).toEqual(['a1', 'a2']);
    await ask('b1', 'b2', 'b3');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  test('are one place of two, and of one', async () => {
    for (const places of [2, 1]) {
      const { ask, begun, end } = desk({ places });
      await ask('a1', 'a2', 'b1');
      expect(begun).toEqual(places === 2 ? ['a1', 'b1'] : ['a1']);
      await end('a1');
      expect(begun).toEqual(places === 2 ? ['a1', 'b1', 'a2'] : ['a1', 'a2']);
    }
  });

  test('are given in turn, however many requests each tenant has waiting', async () => {
    const { ask, begun, end } = desk({ places: 2 });
    await ask('a1', 'b1', 'a2', 'a3', 'c1', 'd1');
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun.at(-1)).toBe('c1');
    await end('a1');
    expect(begun.at(-1)).toBe('a2');
    await end('a2');
    expect(begun.at(-1)).toBe('d1');
    await ask('b2');
    await end('c1');
    expect(begun.at(-1)).toBe('a3');
    await end('a3');
    expect(begun.at(-1)).toBe('b2');
  });

  test('are refused to the tenant with the most waiting requests, with a retry time', async () => {
    const { ask, begun, end, ended } = desk({ places: 2 });
    await ask('a1', 'b1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
    await ask('a8');
    expect(ended).toEqual({ a8: 'again in 5' });
    await ask('b2', 'b3', 'b4');
    expect(ended).toEqual({ a8: 'again in 5', a7: 'again in 5', a6: 'again in 5', a5: 'again in 5' });
    // Of both as many: whoever comes then is refused.
    await ask('b5', 'a9');
    expect(Object.keys(ended).toSorted()).toEqual(['a5', 'a6', 'a7', 'a8', 'a9', 'b5']);
    await ask('c1');
    await end('b1', 'a1');
    await end('b2');
    expect(begun).toEqual(['a1', 'b1', 'b2', 'a2', 'c1']);
  });

  test('end in an answer or a refusal in time, and refused work is never started', async () => {
    const { ask, begun, end, ended } = desk({ places: 2 });
    await ask('a1', 'a2');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ended).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual({ a2: 'again in 5' });
    await end('a1');
    expect(begun).toEqual(['a1']);
    await ask('a3');
    expect(begun).toEqual(['a1', 'a3']);
  });

  test('are freed when work fails, and a past wait does not end it later', async () => {
    const { ask, begun, fail, ended, end } = desk({ places: 1 });
    await ask('a1', 'a2');
    await fail('a1');
    expect(begun).toEqual(['a1', 'a2']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toEqual({ a1: 'failed' });
    await end('a2');
    expect(ended).toEqual({ a1: 'failed', a2: 'done' });
  });

  test('stay with waiting requests when the wait time of a request with a place has passed', async () => {
    const { ask, begun, end, ended } = desk({ places: 1 });
    await ask('a1', 'a2');
    await end('a1');
    await vi.advanceTimersByTimeAsync(5_000);
    await ask('a3', 'b1');
    // The time for which a2 would have waited.
    await vi.advanceTimersByTimeAsync(5_000);
    await end('a2');
    await end('b1', 'a3');
    await end('b1', 'a3');
    expect([begun.toSorted(), ended]).toEqual([
      ['a1', 'a2', 'a3', 'b1'],
      { a1: 'done', a2: 'done', a3: 'done', b1: 'done' },
    ]);
  });

  test('refuse a caller that would have to wait if waiting is not allowed', async () => {
    const { ask, begun, ended } = desk({ places: 1, waiting: 0 });
    await ask('a1', 'b1');
    expect([begun, ended]).toEqual([['a1'], { b1: 'again in 5' }]);
  });
});
