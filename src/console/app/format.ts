const NAMES: Readonly<Record<string, string>> = { id: 'ID', url: 'URL', did: 'DID', usd: 'USD', api: 'API', ip: 'IP' };

/** `recipientPhoneMasked` becomes `Recipient phone masked`, and `PENDING_CLAIM` becomes `Pending claim`. */
export function words(name: string): string {
  const split = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_\-.]+/)
    .filter((word) => word !== '')
    .map((word) => NAMES[word.toLowerCase()] ?? word.toLowerCase());
  const [first = '', ...rest] = split;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export const timeOf = (iso: string): string => TIME.format(new Date(iso));
/** The kind of a resource and the end of its id: its middle tells nothing at a glance. */
export const shortId = (id: string): string => id.replace(/^([a-z]+_).{10,}(.{8})$/, '$1…$2');

export const momentOf = (iso: string): string => `${DATE.format(new Date(iso))}, ${timeOf(iso)}`;

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `in 14 days`, `2 minutes ago`. */
export function relative(iso: string, now = Date.now()): string {
  const distance = new Date(iso).getTime() - now;
  const [unit, length] = UNITS.find(([, ms]) => Math.abs(distance) >= ms) ?? UNITS[3];
  return RELATIVE.format(Math.round(distance / length), unit);
}

/** Base units of a token with six decimals, as dollars: `25000000` becomes `25.00`. */
export function usd(baseUnits: string): string {
  const units = BigInt(baseUnits);
  const cents = units / 10_000n;
  const rest = units % 10_000n;
  const whole = (cents / 100n).toLocaleString('en-US');
  const fraction = (cents % 100n).toString().padStart(2, '0');
  return `${whole}.${fraction}${rest === 0n ? '' : rest.toString().padStart(4, '0').replace(/0+$/, '')}`;
}

const DECIMALS: Readonly<Record<string, number>> = { JPY: 0, USDC: 6, USDT: 6 };

/** Minor units of a currency: `2500` USD becomes `25.00 USD`. */
export function minor(units: string, currency: string): string {
  const decimals = DECIMALS[currency] ?? 2;
  const padded = units.padStart(decimals + 1, '0');
  const whole = padded.slice(0, padded.length - decimals);
  return `${whole}${decimals === 0 ? '' : `.${padded.slice(-decimals)}`} ${currency}`;
}

/** Times in a sentence of the service, as the reader's clock shows them. */
export const withLocalTimes = (text: string): string =>
  text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, momentOf);

export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value);
