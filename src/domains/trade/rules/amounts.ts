/** A written amount: its currency where it names one, and its minor units where they are beyond doubt. */
export interface WrittenAmount {
  readonly minor: string | undefined;
  readonly currency: string | undefined;
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

/** Returns the number of digits of the minor unit (ISO 4217). */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Characters of an amount at most. Documents hold texts of any length, and the expression is not linear (D-511). */
const LONGEST = 64;

/** `USD 12,600.00`, `12.600,00 €`, `$12600`: a currency before or behind, and what stands between. */
const WRITTEN = /^(?:([A-Z]{3})\s*)?[$€£]?\s*([0-9][0-9.,' ]*?)\s*([$€£])?(?:\s*([A-Z]{3}))?$/;

/**
 * Reads an amount exactly, digit by digit: in groups of three, with as many decimals as the currency has. What can be read
 * in two ways, such as three decimals of a currency that has two, has no minor units.
 */
export function readAmount(text: string, currency: string | undefined): WrittenAmount {
  const written = text.trim();
  const match = written.length > LONGEST ? null : WRITTEN.exec(written);
  if (match === null) return { minor: undefined, currency: undefined };
  const [, before, digits = '', , behind] = match;
  const sign = /[€£]/.exec(written)?.[0];
  const code = before ?? behind ?? (sign && SIGNS[sign]);
  const own = code !== undefined && isCurrency(code) ? code : undefined;
  return { minor: toMinor(digits, minorDigits(own ?? currency ?? 'USD')), currency: own };
}

function toMinor(written: string, decimals: number): string | undefined {
  const { whole, fraction } = split(written, decimals);
  if (!/^\d+$|^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/.test(whole)) return undefined;
  const digits = whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0');
  return digits.replace(/^0+(?=\d)/, '');
}

/** The decimals are behind the last point or comma, if they are as many as the currency has. */
function split(written: string, decimals: number): { whole: string; fraction: string } {
  const mark = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const fraction = mark === -1 ? '' : written.slice(mark + 1);
  return decimals > 0 && mark > 0 && fraction.length === decimals && /^\d+$/.test(fraction)
    ? { whole: written.slice(0, mark), fraction }
    : { whole: written, fraction: '' };
}
