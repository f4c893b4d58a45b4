import { describe, expect, it } from 'vitest';
import { RateLimiter } from '../../../src/platform/http/credentials/rate-limit.ts';

const limiter = (perMinute = 60, burst = 3) => {
  const clock = { now: 0 };
  return { clock, limit: new RateLimiter({ perMinute, burst }, () => clock.now) };
};
const take = (limit: RateLimiter, times: number, caller = 'a') =>
  Array.from({ length: times }, () => limit.take(caller)?.allowed);

describe('a bucket (D-052)', () => {
  it('shows what is left, when it is full again, and when the next request can pass', () => {
    const { limit } = limiter(6, 2);
    expect(limit.take('a')).toEqual({ allowed: true, limit: 6, remaining: 1, resetSeconds: 10, retryAfterSeconds: 1 });
    expect(limit.take('a')).toEqual({ allowed: true, limit: 6, remaining: 0, resetSeconds: 20, retryAfterSeconds: 10 });
    expect(limit.take('a')).toEqual({
      allowed: false,
      limit: 6,
      remaining: 0,
      resetSeconds: 20,
      retryAfterSeconds: 10,
    });
  });

  it('refills by the millisecond, and never over its size', () => {
    const { limit, clock } = limiter();
    take(limit, 3);
    clock.now = 999;
    expect(limit.take('a')).toMatchObject({ allowed: false, remaining: 0 });
    clock.now = 1000;
    expect(take(limit, 2)).toEqual([true, false]);
    clock.now = 10 * 60_000;
    expect(take(limit, 4)).toEqual([true, true, true, false]);
  });

  it('is separate for each caller', () => {
    const { limit } = limiter();
    take(limit, 3);
    expect([take(limit, 1), take(limit, 1, 'b')]).toEqual([[false], [true]]);
  });
});

describe('the check of a bucket', () => {
  it('finds it exhausted while it holds no whole request, and takes nothing', () => {
    const { limit, clock } = limiter();
    expect(limit.exhausted('a')).toBeUndefined();
    take(limit, 2);
    expect(limit.exhausted('a')).toBeUndefined();
    take(limit, 1);
    for (let look = 0; look < 5; look += 1) {
      expect(limit.exhausted('a')).toEqual({
        allowed: false,
        limit: 60,
        remaining: 0,
        resetSeconds: 3,
        retryAfterSeconds: 1,
      });
    }
    clock.now = 1000;
    expect(limit.exhausted('a')).toBeUndefined();
    expect(take(limit, 2)).toEqual([true, false]);
  });

  it('creates no bucket for a caller', () => {
    const { limit } = limiter();
    limit.exhausted('a');
    expect(limit.exhausted('b')).toBeUndefined();
  });
});

describe('a bucket that is charged afterwards', () => {
  it('goes into debt up to its own size', () => {
    const { limit } = limiter(60, 2);
    const states = Array.from({ length: 6 }, () => limit.charge('a'));
    expect(states.map((state) => state?.remaining)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(states.every((state) => state?.allowed)).toBe(true);
    expect(states.map((state) => state?.retryAfterSeconds)).toEqual([1, 1, 2, 3, 3, 3]);
  });

  it.each([
    [2999, 'exhausted'],
    [3000, 'filled'],
  ])('recovers by the minute: after %d ms it is %s', (now, expected) => {
    const { limit, clock } = limiter(60, 2);
    for (let charged = 0; charged < 6; charged += 1) limit.charge('a');
    clock.now = now;
    expect(limit.exhausted('a') === undefined ? 'filled' : 'exhausted').toBe(expected);
  });
});

describe('a limit of 0', () => {
  it('lets every request pass', () => {
    const { limit } = limiter(0);
    expect([limit.take('a'), limit.exhausted('a'), limit.charge('a')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a flood of callers', () => {
  it('evicts the oldest, whose bucket is then full again', () => {
    const { limit } = limiter(60, 1);
    take(limit, 1, 'first');
    take(limit, 1, 'second');
    expect(limit.exhausted('first')).toBeDefined();
    for (let caller = 0; caller < 99_998; caller += 1) limit.take(`flood ${caller}`);
    expect(limit.exhausted('first')).toBeDefined();
    limit.take('one more');
    expect(limit.exhausted('first')).toBeUndefined();
    expect(limit.exhausted('second')).toBeDefined();
  });
});
