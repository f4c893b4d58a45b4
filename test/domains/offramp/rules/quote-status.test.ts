import { describe, expect, it } from 'vitest';
import { isQuoteExpired, quoteStatusOf } from '../../../../src/domains/offramp/rules/quote-status.ts';
import { minutes, NOW } from './facts.ts';

const quote = { routeId: 'rq_1', quoteSetVersion: 2, quoteExpiresAt: minutes(2) };
const later = (ms: number): Date => new Date(quote.quoteExpiresAt.getTime() + ms);

describe('quoteStatusOf (D-139, D-103)', () => {
  it.each([
    ['ACTIVE', NOW, 2, null],
    ['ACTIVE', later(-1), 2, null],
    ['EXPIRED', later(0), 2, null],
    ['EXPIRED', later(1), 2, null],
    ['SUPERSEDED', NOW, 3, null],
    ['SUPERSEDED', later(1), 3, null],
    ['SUPERSEDED', NOW, null, null],
    ['CONSUMED', NOW, 2, 'rq_1'],
    ['CONSUMED', later(1), 2, 'rq_1'],
    ['CONSUMED', later(1), 3, 'rq_1'],
    ['ACTIVE', NOW, 2, 'rq_2'],
  ] as const)('is %s at %s in set %s, executed %s', (expected, now, currentSetVersion, executedRouteId) => {
    expect(quoteStatusOf(quote, { now, currentSetVersion, executedRouteId })).toBe(expected);
  });
  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('a quote %d ms after its expiry is expired: %s', (ms, expected) =>
    expect(isQuoteExpired(quote, later(ms))).toBe(expected),
  );
});
