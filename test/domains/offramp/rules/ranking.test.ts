import { describe, expect, it } from 'vitest';
import { quoteRoutes } from '../../../../src/domains/offramp/rules/quoting.ts';
import { compareQuotes, type RankedFacts, rankQuotes } from '../../../../src/domains/offramp/rules/ranking.ts';
import { appA, appB, balance, onchain, quoting } from './facts.ts';

const quote = (destinationId: string, more: Partial<RankedFacts> = {}): RankedFacts => ({
  destinationId,
  provider: 'payapp_a',
  estimatedDeliverySeconds: 60,
  providerFeeBaseUnits: 100n,
  networkFeeBaseUnits: 0n,
  destinationPriority: 100,
  destinationIsDefault: false,
  ...more,
});
const order = (quotes: readonly RankedFacts[], preference: 'FASTEST' | 'CHEAPEST' | null): readonly string[] =>
  rankQuotes(quotes, preference).map(({ destinationId }) => destinationId);

describe('ranking (D-141, R198, R071)', () => {
  const slowCheap = quote('b', { estimatedDeliverySeconds: 7200, providerFeeBaseUnits: 1n });
  const fastDear = quote('a', { estimatedDeliverySeconds: 5, networkFeeBaseUnits: 900n });
  it('sorts FASTEST by seconds and CHEAPEST by total fee, with CHEAPEST as default', () => {
    expect(order([slowCheap, fastDear], 'FASTEST')).toEqual(['a', 'b']);
    expect(order([fastDear, slowCheap], 'CHEAPEST')).toEqual(['b', 'a']);
    expect(order([fastDear, slowCheap], null)).toEqual(['b', 'a']);
  });
  it.each([
    ['FASTEST, then the fee', 'FASTEST', { providerFeeBaseUnits: 101n }],
    ['FASTEST, then the network fee too', 'FASTEST', { networkFeeBaseUnits: 1n }],
    ['CHEAPEST, then seconds', 'CHEAPEST', { estimatedDeliverySeconds: 61 }],
    ['an unknown estimate comes last', 'FASTEST', { estimatedDeliverySeconds: null }],
    ['FASTEST, then priority', 'FASTEST', { destinationPriority: 101 }],
    ['CHEAPEST, then priority', 'CHEAPEST', { destinationPriority: 101 }],
  ] as const)('%s', (_, preference, worse) => {
    expect(order([quote('a', worse), quote('b')], preference)).toEqual(['b', 'a']);
    expect(order([quote('b'), quote('a', worse)], preference)).toEqual(['b', 'a']);
  });
  it('sorts by priority before the default destination, which decides only ties', () => {
    expect(order([quote('a', { destinationPriority: 1 }), quote('b', { destinationIsDefault: true })], null)).toEqual([
      'a',
      'b',
    ]);
    expect(order([quote('a'), quote('b', { destinationIsDefault: true })], null)).toEqual(['b', 'a']);
  });
  it('numbers the quotes from 1, in array order', () => {
    const ranked = rankQuotes([quote('c'), quote('a'), quote('b')], null);
    expect(ranked.map(({ destinationId, rank }) => [destinationId, rank])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
  });
  it('compares fees of different currencies in USD', () => {
    const destinations = [
      appA('dst_jpy', { currency: 'JPY' }),
      appB('dst_usd'),
      onchain('dst_chain'),
      balance('dst_balance'),
    ];
    const { quotes } = quoteRoutes(quoting({ destinations }));
    expect(quotes.map(({ destinationId }) => destinationId)).toEqual([
      'dst_balance',
      'dst_chain',
      'dst_usd',
      'dst_jpy',
    ]);
    const fastest = quoteRoutes(quoting({ destinations, speedPreference: 'FASTEST' })).quotes;
    expect(fastest.map(({ destinationId }) => destinationId)).toEqual([
      'dst_balance',
      'dst_chain',
      'dst_jpy',
      'dst_usd',
    ]);
  });
});

const universe: readonly RankedFacts[] = [5, 60, null].flatMap((estimatedDeliverySeconds) =>
  [1n, 2n].flatMap((providerFeeBaseUnits) =>
    [0, 100].flatMap((destinationPriority) =>
      [true, false].flatMap((destinationIsDefault) =>
        ['a', 'b'].map((destinationId) =>
          quote(destinationId, {
            estimatedDeliverySeconds,
            providerFeeBaseUnits,
            destinationPriority,
            destinationIsDefault,
          }),
        ),
      ),
    ),
  ),
);

describe.each(['FASTEST', 'CHEAPEST'] as const)('%s is a total order (D-141)', (preference) => {
  const compare = compareQuotes(preference);
  it('orders any two quotes, with opposite signs from both sides', () => {
    for (const [index, left] of universe.entries()) {
      for (const [other, right] of universe.entries()) {
        expect(Math.sign(compare(left, right)) + Math.sign(compare(right, left))).toBe(0);
        expect(compare(left, right) === 0).toBe(index === other);
      }
    }
  });
  it('is transitive', () => {
    for (const a of universe) {
      for (const b of universe) {
        if (compare(a, b) >= 0) continue;
        for (const c of universe)
          if (compare(b, c) < 0 && compare(a, c) >= 0)
            expect.fail(JSON.stringify([a.destinationId, b.destinationId, c.destinationId]));
      }
    }
  });
  it('does not depend on the order of input', () => {
    const ranked = rankQuotes(universe, preference);
    expect(rankQuotes(universe.toReversed(), preference)).toEqual(ranked);
    expect(ranked.map(({ rank }) => rank)).toEqual(universe.map((_, index) => index + 1));
  });
});
