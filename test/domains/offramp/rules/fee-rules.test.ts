import { describe, expect, it } from 'vitest';
import { FEE_RULE_VERSION, FEE_SCALE, feesOf } from '../../../../src/domains/offramp/rules/fee-rules.ts';

const USD = 1_000_000n;
/** Fees are kept four digits finer than base units. */
const fine = (baseUnits: bigint): bigint => baseUnits * 10_000n;
const plain = { requiresBridge: false, requiresConversion: false };

describe('the fee table (D-135, D-136)', () => {
  it('is version 1, with ten fraction digits', () => {
    expect([FEE_RULE_VERSION, FEE_SCALE]).toEqual([1, 10]);
  });

  it.each([
    ['internal', 100n * USD, 0n, 0n],
    ['onchain', 100n * USD, 0n, 50_000n],
    // 1 %, at least 0.25 and at most 10.00
    ['payapp_a', 24_999_999n, 250_000n, 0n],
    ['payapp_a', 25n * USD, 250_000n, 0n],
    ['payapp_a', 26n * USD, 260_000n, 0n],
    ['payapp_a', 999n * USD, 9_990_000n, 0n],
    ['payapp_a', 1_000n * USD, 10_000_000n, 0n],
    ['payapp_a', 1_001n * USD, 10_000_000n, 0n],
    // 0.5 %, at least 0.10 and at most 5.00
    ['payapp_b', 19_999_999n, 100_000n, 0n],
    ['payapp_b', 20n * USD, 100_000n, 0n],
    ['payapp_b', 21n * USD, 105_000n, 0n],
    ['payapp_b', 999n * USD, 4_995_000n, 0n],
    ['payapp_b', 1_000n * USD, 5_000_000n, 0n],
    ['payapp_b', 1_001n * USD, 5_000_000n, 0n],
  ] as const)('%s on %d base units: provider %d, network %d', (provider, sourceAmount, share, network) => {
    expect(feesOf(provider, { sourceAmount, ...plain })).toEqual({ provider: fine(share), network: fine(network) });
  });

  it('keeps fractions of a base unit, so that a fee is rounded once, in the destination’s currency', () => {
    expect(feesOf('payapp_a', { sourceAmount: 25_000_001n, ...plain }).provider).toBe(2_500_000_100n);
  });

  it('adds the bridge to the network fee, for onchain only', () => {
    const bridged = { sourceAmount: 100n * USD, requiresBridge: true, requiresConversion: false };
    expect(feesOf('onchain', bridged)).toEqual({ provider: 0n, network: fine(300_000n) });
    expect(feesOf('payapp_a', bridged)).toEqual({ provider: fine(1_000_000n), network: 0n });
  });

  it('adds 0.1 % for a conversion to the provider fee, for onchain only', () => {
    const converted = { sourceAmount: 100n * USD, requiresBridge: false, requiresConversion: true };
    expect(feesOf('onchain', converted)).toEqual({ provider: fine(100_000n), network: fine(50_000n) });
    expect(feesOf('payapp_b', converted)).toEqual({ provider: fine(500_000n), network: 0n });
  });
});
