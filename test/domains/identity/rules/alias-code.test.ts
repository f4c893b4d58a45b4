import { describe, expect, test } from 'vitest';
import {
  judgeCode,
  SENDS_PER_DAY,
  SENDS_PER_HOUR,
  waitToSend,
} from '../../../../src/domains/identity/rules/alias-code.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const open = (otpAttempts: number, otpExpiresAt = later(1)) => ({ otpHash: 'hash', otpExpiresAt, otpAttempts });
const right = () => true;
const wrong = () => false;

describe('answers to a code (D-108, D-443)', () => {
  test('the first four wrong answers tell 4 to 1, the fifth voids the code', () => {
    const left = [0, 1, 2, 3, 4].map((attempts) => judgeCode(open(attempts), now, wrong));
    expect(left).toEqual([4, 3, 2, 1, 0].map((attemptsRemaining) => ({ kind: 'WRONG', attemptsRemaining })));
    expect(judgeCode(open(5), now, right)).toEqual({ kind: 'VOID' });
  });

  test('a right answer counts until the code expires', () => {
    expect(judgeCode(open(4), now, right)).toEqual({ kind: 'RIGHT' });
    expect(judgeCode(open(0, now), now, right)).toEqual({ kind: 'EXPIRED' });
  });

  test('answers an expired code when no code is open', () => {
    expect(judgeCode({ otpHash: null, otpExpiresAt: null, otpAttempts: 0 }, now, right)).toEqual({ kind: 'EXPIRED' });
  });
});

describe('the budget of codes (D-053)', () => {
  const sent = (count: number, agoMs: number): Date[] => Array.from({ length: count }, () => later(-agoMs));

  test('limits the codes of an hour', () => {
    expect(waitToSend(sent(SENDS_PER_HOUR - 1, 1000), now)).toBe(0);
    expect(waitToSend(sent(SENDS_PER_HOUR, 1000), now)).toBeGreaterThan(0);
    expect(waitToSend(sent(SENDS_PER_HOUR, 3_600_000), now)).toBe(0);
  });

  test('limits the codes of a day', () => {
    expect(waitToSend(sent(SENDS_PER_DAY - 1, 7_200_000), now)).toBe(0);
    expect(waitToSend(sent(SENDS_PER_DAY, 7_200_000), now)).toBeGreaterThan(0);
  });
});
