import { describe, expect, test } from 'vitest';
import { heirsOf } from '../../../src/destinations/rules/default-destination.ts';
import { verifyByRail } from '../../../src/destinations/rules/verify-rail.ts';

describe("the rail's own check (D-237)", () => {
  test.each([
    ['PAYMENT_APP_A', 'mock', 'ana@example.com', 'CONFIRMED'],
    ['PAYMENT_APP_A', 'mock', 'FAILING@example.com', 'REFUSED'],
    ['PAYMENT_APP_A', 'mock', '+15550100000', 'REFUSED'],
    ['PAYMENT_APP_B', 'mock', 'go-fail', 'REFUSED'],
    ['STABLECOIN_ADDRESS', 'mock', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1B0000', 'CONFIRMED'],
    ['PAYMENT_APP_A', 'off', 'ana@example.com', 'UNAVAILABLE'],
    ['PAYMENT_APP_A', 'live', 'ana@example.com', 'UNAVAILABLE'],
    ['US_BANK_ACH', 'mock', '021000021:1234', 'UNAVAILABLE'],
    ['SEPA', 'mock', 'DE89370400440532013000', 'UNAVAILABLE'],
  ] as const)('%s in mode %s: %s is %s', (type, mode, identifier, verdict) => {
    expect(verifyByRail(type, mode, identifier)).toBe(verdict);
  });
});

describe('who inherits the default (D-244)', () => {
  test('the lowest priority, then the oldest', () => {
    const active = [
      { id: 'dst_c', priority: 100 },
      { id: 'dst_b', priority: 5 },
      { id: 'dst_a', priority: 100 },
      { id: 'dst_d', priority: 5 },
    ];
    expect(heirsOf(active)[0]?.id).toBe('dst_b');
    expect(heirsOf(active.filter(({ priority }) => priority === 100))[0]?.id).toBe('dst_a');
    expect(heirsOf([])).toEqual([]);
  });
});
