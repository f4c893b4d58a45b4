import { describe, expect, it } from 'vitest';
import {
  ceilDiv,
  currencyExponent,
  floorDiv,
  formatRate,
  formatUsd,
  MAXIMUM_USD_BASE_UNITS,
  parseRate,
  parseUsd,
  toMinor,
  toUsd,
} from '../../../src/payments/ledger/money.ts';

describe('parseUsd (D-048, R005)', () => {
  it.each([
    ['25.00', 25_000_000n],
    ['25', 25_000_000n],
    ['25.5', 25_500_000n],
    ['0.000001', 1n],
    ['0.5', 500_000n],
    ['25.000003', 25_000_003n],
    ['1000000000', MAXIMUM_USD_BASE_UNITS],
    ['1000000000.000000', MAXIMUM_USD_BASE_UNITS],
    ['999999999.999999', 999_999_999_999_999n],
  ])('%s is %d base units', (text, base) => expect(parseUsd(text)).toBe(base));

  it.each([
    '',
    '0',
    '0.0',
    '0.000000',
    '-1',
    '+1',
    ' 1',
    '1 ',
    '1\n',
    '01',
    '00.5',
    '.5',
    '1.',
    '1.1234567',
    '1e3',
    '1,000',
    '1_000',
    '0x10',
    'abc',
    'Infinity',
    '١',
    '1000000000.000001',
    '1000000001',
    '1234567890123',
  ])('refuses the string %j', (text) => expect(parseUsd(text)).toBeUndefined());

  it.each([[25], [0.1], [25n], [null], [undefined], [true], [['25']], [{}]])(
    'refuses a value that is not a string: %s',
    (value) => expect(parseUsd(value)).toBeUndefined(),
  );
});

describe('formatUsd (D-050)', () => {
  it.each([
    [25_000_000n, '25.00'],
    [25_000_003n, '25.000003'],
    [25_500_000n, '25.50'],
    [25_120_000n, '25.12'],
    [25_123_000n, '25.123'],
    [1n, '0.000001'],
    [0n, '0.00'],
    [100n, '0.0001'],
    [-1n, '-0.000001'],
    [-25_000_000n, '-25.00'],
    [MAXIMUM_USD_BASE_UNITS, '1000000000.00'],
  ])('%d is %s', (base, text) => expect(formatUsd(base)).toBe(text));

  it('is reversed by parseUsd for amounts of every length', () => {
    for (let base = 1n; base <= MAXIMUM_USD_BASE_UNITS; base = base * 3n + 7n) {
      expect(parseUsd(formatUsd(base))).toBe(base);
    }
  });
});

describe('currencyExponent (D-051)', () => {
  it.each([
    ['USD', 2],
    ['EUR', 2],
    ['GBP', 2],
    ['BRL', 2],
    ['MXN', 2],
    ['INR', 2],
    ['CAD', 2],
    ['JPY', 0],
    ['USDC', 6],
    ['USDT', 6],
  ])('%s has %d digits', (currency, digits) => expect(currencyExponent(currency)).toBe(digits));
  it.each(['', 'usd', 'CHF', 'constructor', '__proto__'])('does not know %j', (currency) =>
    expect(currencyExponent(currency)).toBeUndefined(),
  );
});

describe('rates (D-137)', () => {
  it.each([
    ['0.92', 92_000_000n, '0.92000000'],
    ['150', 15_000_000_000n, '150.00000000'],
    ['1.00000000', 100_000_000n, '1.00000000'],
    ['0.00000001', 1n, '0.00000001'],
  ])('%s is %d, written %s', (text, rate, written) => {
    expect(parseRate(text)).toBe(rate);
    expect(formatRate(rate)).toBe(written);
  });
  it.each(['0', '0.00000000', '-1', '1.123456789', '', 'x'])('refuses %j', (text) =>
    expect(parseRate(text)).toBeUndefined(),
  );
});

describe('division (D-049)', () => {
  it.each([
    [7n, 2n, 3n, 4n],
    [8n, 2n, 4n, 4n],
    [0n, 5n, 0n, 0n],
    [1n, 1_000_000n, 0n, 1n],
    [-7n, 2n, -4n, -3n],
    [-8n, 2n, -4n, -4n],
  ])('%d / %d is %d down and %d up', (dividend, divisor, down, up) => {
    expect(floorDiv(dividend, divisor)).toBe(down);
    expect(ceilDiv(dividend, divisor)).toBe(up);
  });
  it('refuses a divisor that is not above zero', () => {
    const message = 'floorDiv: the divisor must be above zero';
    expect(() => floorDiv(1n, 0n)).toThrow(new RangeError(message));
    expect(() => ceilDiv(1n, -1n)).toThrow(new RangeError(message));
  });
});

describe('conversion (D-049, D-136, D-137)', () => {
  const rate = (text: string): bigint => parseRate(text) ?? 0n;
  it.each([
    [25_000_000n, '1', 2, 2500n, 2500n],
    [25_000_003n, '1', 2, 2500n, 2501n],
    [25_000_003n, '1', 6, 25_000_003n, 25_000_003n],
    [25_000_000n, '0.92', 2, 2300n, 2300n],
    [25_000_000n, '150', 0, 3750n, 3750n],
    [250_000n, '150', 0, 37n, 38n],
    [1n, '18.5', 2, 0n, 1n],
  ])('%d at %s with %d digits is %d down and %d up', (usd, text, exponent, down, up) => {
    expect(toMinor(usd, { rate: rate(text), exponent, round: 'down' })).toBe(down);
    expect(toMinor(usd, { rate: rate(text), exponent, round: 'up' })).toBe(up);
  });
  it.each([
    [2300n, '0.92', 2, 25_000_000n, 25_000_000n],
    [1n, '150', 0, 6666n, 6667n],
    [1n, '1', 6, 1n, 1n],
  ])('%d minor units at %s with %d digits are worth %d down and %d up', (minor, text, exponent, down, up) => {
    expect(toUsd(minor, { rate: rate(text), exponent, round: 'down' })).toBe(down);
    expect(toUsd(minor, { rate: rate(text), exponent, round: 'up' })).toBe(up);
  });
  it('converts amounts finer than a base unit with one rounding', () => {
    expect(toMinor(2_500_000_001n, { rate: rate('1'), exponent: 2, round: 'up', scale: 10 })).toBe(26n);
    expect(toMinor(2_500_000_000n, { rate: rate('1'), exponent: 2, round: 'up', scale: 10 })).toBe(25n);
  });
  it('never gains by converting there and back', () => {
    for (const text of ['1', '0.92', '0.79', '5.4', '18.5', '83.2', '150', '0.00000001']) {
      for (let usd = 1n; usd < MAXIMUM_USD_BASE_UNITS; usd = usd * 5n + 3n) {
        for (const exponent of [0, 2, 6]) {
          const there = toMinor(usd, { rate: rate(text), exponent, round: 'down' });
          expect(toUsd(there, { rate: rate(text), exponent, round: 'down' })).toBeLessThanOrEqual(usd);
        }
      }
    }
  });
});
