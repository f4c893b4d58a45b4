import { describe, expect, it, vi } from 'vitest';
import { isoTime } from '../../src/kernel/iso-time.ts';

describe('a time as text', () => {
  it.each([
    '1970-01-01T00:00:00.000Z',
    '2026-02-28T23:59:59.999Z',
    '0001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
  ])('%s is itself, the second time too', (text) =>
    expect([isoTime(new Date(text)), isoTime(new Date(text))]).toEqual([text, text]),
  );

  it('is worked out once for all dates of that time', () => {
    const worked = vi.spyOn(Date.prototype, 'toISOString');
    for (let date = 0; date < 3; date += 1) isoTime(new Date(1_234_567_890_123));
    expect(worked).toHaveBeenCalledTimes(1);
    worked.mockRestore();
  });

  it('follows a date that is changed', () => {
    const date = new Date(1000);
    expect(isoTime(date)).toBe('1970-01-01T00:00:01.000Z');
    date.setTime(2000);
    expect(isoTime(date)).toBe('1970-01-01T00:00:02.000Z');
  });

  it('fails where the date is none, instead of being stored as nothing', () => {
    expect(() => isoTime(new Date(Number.NaN))).toThrow(RangeError);
  });
});
