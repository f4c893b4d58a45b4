import { describe, expect, it, test } from 'vitest';
import { NOTHING_SPENT, windowStarts, withChange } from '../../../src/payments/card-spend/windows.ts';

const at = (text: string): Date => new Date(text);
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00.000Z`) / 86_400_000;

describe('the windows of a moment (R322, D-271)', () => {
  test.each([
    // A Wednesday; the last and the first millisecond of a day, an ISO week, a month, a year, a leap day.
    ['2026-03-04T12:00:00.000Z', '2026-03-04', '2026-03-02', '2026-03-01'],
    ['2026-03-01T23:59:59.999Z', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['2026-03-02T00:00:00.000Z', '2026-03-02', '2026-03-02', '2026-03-01'],
    ['2026-03-02T00:00:00.001Z', '2026-03-02', '2026-03-02', '2026-03-01'],
    ['2026-02-28T23:59:59.999Z', '2026-02-28', '2026-02-23', '2026-02-01'],
    ['2026-03-01T00:00:00.000Z', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['2028-02-29T23:59:59.999Z', '2028-02-29', '2028-02-28', '2028-02-01'],
    ['2028-03-01T00:00:00.000Z', '2028-03-01', '2028-02-28', '2028-03-01'],
    ['2026-12-31T23:59:59.999Z', '2026-12-31', '2026-12-28', '2026-12-01'],
    // The first days of 2027 belong to the last ISO week of 2026.
    ['2027-01-01T00:00:00.000Z', '2027-01-01', '2026-12-28', '2027-01-01'],
    ['2027-01-03T23:59:59.999Z', '2027-01-03', '2026-12-28', '2027-01-01'],
    ['2027-01-04T00:00:00.000Z', '2027-01-04', '2027-01-04', '2027-01-01'],
    ['1970-01-01T00:00:00.000Z', '1970-01-01', '1969-12-29', '1970-01-01'],
    ['1969-12-28T23:59:59.999Z', '1969-12-28', '1969-12-22', '1969-12-01'],
  ])('%s', (moment, day, week, month) => {
    expect(windowStarts(at(moment))).toEqual({ day: dayOf(day), week: dayOf(week), month: dayOf(month) });
  });
});

describe('a change of the windows', () => {
  const spent = { dailyBaseUnits: 10n, weeklyBaseUnits: 20n, monthlyBaseUnits: 30n };
  const now = at('2026-03-04T12:00:00.000Z');
  const changed = (moment: string) => Object.values(withChange(spent, -1n, at(moment), now)).join(' ');

  it('an approval counts in every window (R323)', () => {
    expect(withChange(NOTHING_SPENT, 5n, now, now)).toEqual({
      dailyBaseUnits: 5n,
      weeklyBaseUnits: 5n,
      monthlyBaseUnits: 5n,
    });
  });

  test.each([
    ['the same day', '2026-03-04T00:00:00.000Z', '9 19 29'],
    ['the last millisecond of the day before', '2026-03-03T23:59:59.999Z', '10 19 29'],
    ['the first millisecond of the week', '2026-03-02T00:00:00.000Z', '10 19 29'],
    ['the last millisecond of the week before', '2026-03-01T23:59:59.999Z', '10 20 29'],
    ['the first millisecond of the month', '2026-03-01T00:00:00.000Z', '10 20 29'],
    ['the last millisecond of the month before', '2026-02-28T23:59:59.999Z', '10 20 30'],
  ])(
    'a reversal of an authorization from %s credits only the windows that include it (R324, D-272)',
    (_, moment, left) => {
      expect(changed(moment)).toBe(left);
    },
  );

  it('a reversal of last month leaves this month unchanged, even within one week', () => {
    const april = at('2026-04-02T00:00:00.000Z');
    expect(Object.values(withChange(spent, -1n, at('2026-03-31T23:59:59.999Z'), april)).join(' ')).toBe('10 19 30');
  });
});
