import { describe, expect, test } from 'vitest';
import { waitFor, wholeSeconds } from '../../../src/platform/limits/budget.ts';

const at = (seconds: number): Date => new Date(seconds * 1000);
const three = { limit: 3, windowMs: 60_000 };

describe('the budget of codes and links', () => {
  test('allows what fits, and returns the wait for the rest', () => {
    expect(waitFor([], at(100), three)).toBe(0);
    expect(waitFor([at(90), at(95)], at(100), three)).toBe(0);
    expect(waitFor([at(90), at(95), at(80)], at(100), three)).toBe(40_000);
    expect(waitFor([at(70), at(80), at(90), at(95)], at(100), three)).toBe(40_000);
  });

  test('is half-open: an event exactly one window old no longer counts (D-464)', () => {
    expect(waitFor([at(40), at(90), at(95)], at(100), three)).toBe(0);
    expect(waitFor([at(40.001), at(90), at(95)], at(100), three)).toBe(1);
  });

  test('counts events from a wait for the lock', () => {
    expect(waitFor([at(100.002), at(100.003), at(100.004)], at(100), three)).toBe(60_002);
  });

  test('is switched off by 0, and returns whole seconds, one at least', () => {
    expect(waitFor([at(99), at(99)], at(100), { ...three, limit: 0 })).toBe(0);
    expect([wholeSeconds(1), wholeSeconds(1000), wholeSeconds(1001)]).toEqual([1, 1, 2]);
  });
});
