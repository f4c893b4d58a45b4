import { describe, expect, test } from 'vitest';
import { ATTEMPTS_IN_SERIES, nextAttempt } from '../../../../src/domains/webhooks/rules/schedule.ts';

const ended = new Date('2026-03-02T09:00:00.000Z');
const waitMs = (made: number, random: number): number | undefined => {
  const next = nextAttempt(made, ended, random);
  return next === null ? undefined : next.getTime() - ended.getTime();
};

describe('the retry schedule (D-391)', () => {
  test.each([
    [1, 5],
    [2, 300],
    [3, 1800],
    [4, 7200],
    [5, 18_000],
    [6, 36_000],
    [7, 50_400],
    [8, 72_000],
    [9, 86_400],
  ])('waits after attempt %i for %i s, up to 20 %% shorter or longer', (made, seconds) => {
    expect(waitMs(made, 0.5)).toBe(seconds * 1000);
    expect(waitMs(made, 0)).toBe(seconds * 800);
    expect(waitMs(made, 1)).toBe(seconds * 1200);
  });

  test('has ten attempts, the first at once', () => {
    expect(ATTEMPTS_IN_SERIES).toBe(10);
    expect(waitMs(0, 0.9)).toBe(0);
    expect(nextAttempt(10, ended, 0.5)).toBeNull();
  });
});
