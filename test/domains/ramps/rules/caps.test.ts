import { describe, expect, it, test } from 'vitest';
import { fitsAgainAt, windowStart } from '../../../../src/domains/ramps/rules/caps.ts';
import { fiatRefOf } from '../../../../src/domains/ramps/rules/fiat-ref.ts';

const ramp = (time: string, amountBaseUnits: bigint) => ({
  createdAt: new Date(`2026-03-02T${time}Z`),
  amountBaseUnits,
});
const COUNTED = [ramp('09:00:00.000', 10n), ramp('10:00:00.001', 5n), ramp('11:00:00.000', 5n)];

describe('the cap of a tenant (R570, D-299)', () => {
  test.each([
    ['nothing yet, one below', 24n, [], undefined],
    ['nothing yet, equal', 25n, [], undefined],
    ['the rest', 5n, COUNTED, undefined],
    ['one more than the rest: when the oldest has left', 6n, COUNTED, '2026-03-03T09:00:00.000Z'],
    ['as much as the oldest frees', 15n, COUNTED, '2026-03-03T09:00:00.000Z'],
    ['one more: when the second has left', 16n, COUNTED, '2026-03-03T10:00:00.001Z'],
    ['all of it: when all have left', 25n, COUNTED, '2026-03-03T11:00:00.000Z'],
    ['more than the cap: never, told as when all have left', 26n, COUNTED, '2026-03-03T11:00:00.000Z'],
  ])('%s', (_, amount, counted, at) => {
    expect(fitsAgainAt(amount, counted, 25n)?.toISOString()).toBe(at);
  });

  it('an amount above the cap is refused even when nothing was counted', () => {
    expect(fitsAgainAt(26n, [], 25n)).toBeInstanceOf(Date);
  });

  it('the window begins 24 hours ago (D-464)', () => {
    expect(windowStart(new Date('2026-03-02T09:00:00.001Z')).toISOString()).toBe('2026-03-01T09:00:00.001Z');
  });
});

it('a bank reference is SIM- and the last twelve characters of the ramp’s id (D-298)', () => {
  expect(fiatRefOf('rmp_01k9zt5r7m8q4x2v6b3n1c0m01')).toBe('SIM-2V6B3N1C0M01');
});
