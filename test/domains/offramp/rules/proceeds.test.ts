import { describe, expect, it } from 'vitest';
import { feesOf } from '../../../../src/domains/offramp/rules/fee-rules.ts';
import { proceedsOf } from '../../../../src/domains/offramp/rules/proceeds.ts';
import { currencyExponent, parseRate, RATE_SCALE, toUsd, USD_SCALE } from '../../../../src/payments/ledger/money.ts';
import { PROVIDER_NAMES } from '../../../../src/payments/providers/payout-provider.ts';
import { RATES } from './facts.ts';

const BPS = 10_000n;
const same = { requiresBridge: false, requiresConversion: false };

describe('feesOf: the fee table (D-135, R264)', () => {
  it.each([
    ['internal', 25_000_000n, same, 0n, 0n],
    ['internal', 1_000_000_000_000_000n, same, 0n, 0n],
    ['onchain', 25_000_000n, same, 0n, 50_000n],
    ['onchain', 25_000_000n, { ...same, requiresBridge: true }, 0n, 300_000n],
    ['onchain', 25_000_000n, { ...same, requiresConversion: true }, 25_000n, 50_000n],
    ['onchain', 25_000_000n, { requiresBridge: true, requiresConversion: true }, 25_000n, 300_000n],
    ['payapp_a', 1_000_000n, same, 250_000n, 0n],
    ['payapp_a', 25_000_000n, same, 250_000n, 0n],
    ['payapp_a', 26_000_000n, same, 260_000n, 0n],
    ['payapp_a', 1_000_000_000n, same, 10_000_000n, 0n],
    ['payapp_a', 1_000_000_001n, same, 10_000_000n, 0n],
    ['payapp_b', 1_000_000n, same, 100_000n, 0n],
    ['payapp_b', 20_000_000n, same, 100_000n, 0n],
    ['payapp_b', 25_000_000n, same, 125_000n, 0n],
    ['payapp_b', 1_000_000_001n, same, 5_000_000n, 0n],
  ] as const)('charges on %s the fees of %d base units', (provider, sourceAmount, route, providerFee, networkFee) => {
    expect(feesOf(provider, { sourceAmount, ...route })).toEqual({
      provider: providerFee * BPS,
      network: networkFee * BPS,
    });
  });
  it('keeps fractions of a base unit, so that fees are rounded once (D-135)', () => {
    expect(feesOf('payapp_a', { sourceAmount: 26_000_003n, ...same }).provider).toBe(2_600_000_300n);
  });
});

const usd = { rate: parseRate('1') ?? 0n, exponent: 2 };
const jpy = { rate: parseRate('150') ?? 0n, exponent: 0 };
const eur = { rate: parseRate('0.92') ?? 0n, exponent: 2 };

describe('proceedsOf (D-136, D-049)', () => {
  it.each([
    ['payapp_a', 25_000_000n, usd, 2475n, 25n, 0n],
    ['payapp_a', 25_000_003n, usd, 2474n, 26n, 0n],
    ['payapp_a', 25_000_000n, eur, 2277n, 23n, 0n],
    ['payapp_a', 25_000_000n, jpy, 3712n, 38n, 0n],
    ['payapp_b', 25_000_000n, usd, 2487n, 13n, 0n],
    ['onchain', 25_000_000n, { ...usd, exponent: 6 }, 24_950_000n, 0n, 50_000n],
    ['internal', 25_000_007n, { ...usd, exponent: 6 }, 25_000_007n, 0n, 0n],
    // A fee of the network is rounded up as well: 7.5 and 4.6.
    ['onchain', 25_000_000n, jpy, 3742n, 0n, 8n],
    ['onchain', 25_000_000n, eur, 2295n, 0n, 5n],
  ] as const)(
    'computes by %s the proceeds of %d base units',
    (provider, source, paid, amount, providerFee, networkFee) => {
      expect(proceedsOf(source, feesOf(provider, { sourceAmount: source, ...same }), paid)).toMatchObject({
        destinationAmountMinor: amount,
        providerFeeMinor: providerFee,
        networkFeeMinor: networkFee,
      });
    },
  );

  it.each([
    ['payapp_a', 250_000n, usd, undefined],
    ['payapp_a', 259_999n, usd, undefined],
    ['payapp_a', 260_000n, usd, 1n],
    ['onchain', 50_000n, { ...usd, exponent: 6 }, undefined],
    ['onchain', 50_001n, { ...usd, exponent: 6 }, 1n],
    ['internal', 1n, { ...usd, exponent: 6 }, 1n],
  ] as const)(
    'by %s, %d base units leave %s minor units, and no route when nothing is left',
    (provider, source, paid, amount) => {
      expect(
        proceedsOf(source, feesOf(provider, { sourceAmount: source, ...same }), paid)?.destinationAmountMinor,
      ).toBe(amount);
    },
  );
});

/** Amounts of every magnitude with every last two digits that matter, deterministic. */
function* amounts(): Generator<bigint> {
  for (let base = 300_000n; base < 1_000_000_000_000_000n; base = base * 7n + 13n) {
    for (const offset of [0n, 1n, 3n, 99n, 4_999n, 9_999n]) yield base + offset;
  }
}

describe('conservation (D-049, D-086, D-136)', () => {
  const cases = RATES.flatMap(({ currency, rate }) =>
    PROVIDER_NAMES.flatMap((provider) =>
      [true, false].map((requiresBridge) => ({ currency, rate, provider, requiresBridge })),
    ),
  );
  it.each(cases)('source = proceeds + fees + rounding: $currency by $provider, bridge $requiresBridge', (route) => {
    const paid = { rate: parseRate(route.rate) ?? 0n, exponent: currencyExponent(route.currency) ?? 0 };
    const unit = 10n ** BigInt(USD_SCALE + RATE_SCALE);
    for (const source of amounts()) {
      const fees = feesOf(route.provider, {
        sourceAmount: source,
        requiresBridge: route.requiresBridge,
        requiresConversion: route.currency !== 'USD' && route.currency !== 'USDC',
      });
      const price = proceedsOf(source, fees, paid);
      if (!price) continue;
      const { proceedsBaseUnits, providerFeeBaseUnits, networkFeeBaseUnits, roundingBaseUnits } = price;
      const parts = [proceedsBaseUnits, providerFeeBaseUnits, networkFeeBaseUnits, roundingBaseUnits];
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(source);
      expect(parts.every((part) => part >= 0n)).toBe(true);

      // The remainder: less than one minor unit and one base unit together.
      const minorUnit = toUsd(1n, { ...paid, round: 'up' });
      expect(roundingBaseUnits).toBeLessThan(minorUnit + 1n);

      // In minor units the parts are exactly the floor of what the source is worth.
      const minor = price.destinationAmountMinor + price.providerFeeMinor + price.networkFeeMinor;
      const exact = source * paid.rate * 10n ** BigInt(paid.exponent);
      expect(exact - minor * unit).toBeGreaterThanOrEqual(0n);
      expect(exact - minor * unit).toBeLessThan(unit);

      // A fee is never charged below what the table says, nor a whole minor unit above it.
      const charged = price.providerFeeMinor * 10n ** 18n - fees.provider * paid.rate * 10n ** BigInt(paid.exponent);
      expect(charged).toBeGreaterThanOrEqual(0n);
      expect(charged).toBeLessThan(10n ** 18n);
      // And what the ledger posts for a fee is what was charged, rounded up by less than a base unit in total.
      const ledgerFee = providerFeeBaseUnits + networkFeeBaseUnits;
      expect(ledgerFee).toBe(toUsd(price.providerFeeMinor + price.networkFeeMinor, { ...paid, round: 'up' }));
    }
  });
  it.each(['USD', 'USDC', 'USDT'])(
    '%s: the ledger postings are exact, so only the floor of the minor unit remains',
    (currency) => {
      const paid = { rate: parseRate('1') ?? 0n, exponent: currencyExponent(currency) ?? 0 };
      const minorUnit = 10n ** BigInt(USD_SCALE - paid.exponent);
      for (const source of amounts()) {
        const price = proceedsOf(source, feesOf('onchain', { sourceAmount: source, ...same }), paid);
        expect(price?.roundingBaseUnits).toBe(source % minorUnit);
      }
    },
  );
});
