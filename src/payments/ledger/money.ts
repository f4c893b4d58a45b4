/**
 * Exact money. Amounts are `bigint` base units of 10^-6 USD, other currencies' amounts are `bigint` minor units, rates are
 * `bigint` scaled by 10^8. There is no float in any path, and each conversion rounds exactly once (D-049).
 */

/** The ledger's asset of an internal balance. */
export const ASSET = 'USDC';

/** Fraction digits of a base unit: 25.00 USD is `25000000n` (A conventions). */
export const USD_SCALE = 6;
/** Fraction digits of an exchange rate (D-137). */
export const RATE_SCALE = 8;
/** The largest amount that a request may name: 1 000 000 000 USD (D-048). */
export const MAXIMUM_USD_BASE_UNITS = 1_000_000_000_000_000n;

const USD_PATTERN = /^(0|[1-9][0-9]{0,11})(?:\.([0-9]{1,6}))?$/;
const RATE_PATTERN = /^(0|[1-9][0-9]{0,11})(?:\.([0-9]{1,8}))?$/;

const CURRENCY_EXPONENTS: ReadonlyMap<string, number> = new Map([
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
]);

/** Fraction digits of a currency's minor unit; undefined for a currency that the service does not know (D-051). */
export const currencyExponent = (currency: string): number | undefined => CURRENCY_EXPONENTS.get(currency);

const parseScaled = (text: string, pattern: RegExp, scale: number): bigint | undefined => {
  const match = pattern.exec(text);
  return match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(scale, '0')}`) : undefined;
};

const formatScaled = (value: bigint, scale: number, minimumDigits: number): string => {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '').padEnd(minimumDigits, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -scale)}${fraction && `.${fraction}`}`;
};

/**
 * Base units of a USD decimal string: above zero, at most 10^9 USD, at most 6 fraction digits (D-048). Undefined for
 * anything else, a JSON number included; the caller knows which code its field answers.
 */
export const parseUsd = (text: unknown): bigint | undefined => {
  if (typeof text !== 'string') return undefined;
  const amount = parseScaled(text, USD_PATTERN, USD_SCALE);
  return amount !== undefined && amount > 0n && amount <= MAXIMUM_USD_BASE_UNITS ? amount : undefined;
};

/** `25.00`, `25.000003`: at least 2 and at most 6 fraction digits (D-050). */
export const formatUsd = (base: bigint): string => formatScaled(base, USD_SCALE, 2);

/** A rate of at most 8 fraction digits, scaled by 10^8; undefined when it is malformed or not above zero (D-137). */
export const parseRate = (text: string): bigint | undefined => {
  const rate = parseScaled(text, RATE_PATTERN, RATE_SCALE);
  return rate !== undefined && rate > 0n ? rate : undefined;
};

/** Always 8 fraction digits: `0.92000000` (D-137). */
export const formatRate = (rate: bigint): string => formatScaled(rate, RATE_SCALE, RATE_SCALE);

/** The quotient of two integers, rounded towards minus infinity. `divisor` is above zero. */
export const floorDiv = (dividend: bigint, divisor: bigint): bigint => {
  if (divisor <= 0n) throw new RangeError('floorDiv: the divisor must be above zero');
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
};

/** The quotient of two integers, rounded towards plus infinity. `divisor` is above zero. */
export const ceilDiv = (dividend: bigint, divisor: bigint): bigint => -floorDiv(-dividend, divisor);

export type Rounding = 'up' | 'down';

export interface Conversion {
  /** Destination currency per one USD, scaled by 10^8. */
  readonly rate: bigint;
  /** Fraction digits of the destination's minor unit. */
  readonly exponent: number;
  /** Fees up, what a recipient gets down (D-049). */
  readonly round: Rounding;
  /** Fraction digits of the USD amount; base units unless a finer amount is converted. */
  readonly scale?: number;
}

const divide = (dividend: bigint, divisor: bigint, round: Rounding): bigint =>
  round === 'up' ? ceilDiv(dividend, divisor) : floorDiv(dividend, divisor);

/** A USD amount in minor units of a currency. */
export const toMinor = (usd: bigint, { rate, exponent, round, scale = USD_SCALE }: Conversion): bigint =>
  divide(usd * rate * 10n ** BigInt(exponent), 10n ** BigInt(scale + RATE_SCALE), round);

/** Converts an amount in minor units of a currency to USD base units: the inverse of `toMinor`. */
export const toUsd = (minor: bigint, { rate, exponent, round }: Omit<Conversion, 'scale'>): bigint =>
  divide(minor * 10n ** BigInt(USD_SCALE + RATE_SCALE), rate * 10n ** BigInt(exponent), round);
