import { describe, expect, test } from 'vitest';
import { nextDefaults } from '../../../../src/domains/destinations/rules/default-destination.ts';
import { canVerifyByRail } from '../../../../src/domains/destinations/rules/verify-rail.ts';

describe("the rail's own check (D-237)", () => {
  test.each([
    ['PAYMENT_APP_A', 'mock', true],
    ['PAYMENT_APP_B', 'sandbox', true],
    ['STABLECOIN_ADDRESS', 'mock', true],
    ['PAYMENT_APP_A', 'off', false],
    ['PAYMENT_APP_A', 'live', false],
    ['US_BANK_ACH', 'mock', false],
    ['SEPA', 'sandbox', false],
  ] as const)('is available for %s in mode %s: %s', (type, mode, answer) => {
    expect(canVerifyByRail(type, mode)).toBe(answer);
  });
});

describe('who inherits the default (D-244)', () => {
  test('is the destination of the lowest priority, and of equal ones the oldest', () => {
    const active = [
      { id: 'dst_c', priority: 100 },
      { id: 'dst_b', priority: 5 },
      { id: 'dst_a', priority: 100 },
      { id: 'dst_d', priority: 5 },
    ];
    expect(nextDefaults(active)[0]?.id).toBe('dst_b');
    expect(nextDefaults(active.filter(({ priority }) => priority === 100))[0]?.id).toBe('dst_a');
    expect(nextDefaults([])).toEqual([]);
  });
});
