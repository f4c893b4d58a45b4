const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Tells whether the text is a day of the calendar, `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * A written day as `YYYY-MM-DD`; undefined where it is none, or could be two: 03/04/2026 is a day in March or in April,
 * according to who writes it.
 */
export function readDate(text: string): string | undefined {
  const written = text.trim();
  const iso = byOrder(written, /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, 'ymd') ?? byName(written) ?? byNumbers(written);
  return iso !== undefined && isIsoDate(iso) ? iso : undefined;
}

/** `31 March 2026`, `March 31st, 2026`, `31-Mar-2026`. */
function byName(text: string): string | undefined {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4})$/.exec(text);
  const monthFirst = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text);
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = MONTHS.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1;
  return month === 0 ? undefined : isoOf(year, String(month), day);
}

/** `31.03.2026` is day, month, year wherever points are written; of `31/03/2026` one order alone is a day. */
function byNumbers(text: string): string | undefined {
  const pointed = byOrder(text, /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, 'dmy');
  if (pointed !== undefined) return pointed;
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
  const both = [byOrder(text, slashed, 'dmy'), byOrder(text, slashed, 'mdy')].filter(
    (iso): iso is string => iso !== undefined && isIsoDate(iso),
  );
  return new Set(both).size === 1 ? both[0] : undefined;
}

function byOrder(text: string, form: RegExp, order: 'ymd' | 'dmy' | 'mdy'): string | undefined {
  const match = form.exec(text);
  if (match === null) return undefined;
  const part = (name: string): string | undefined => match[order.indexOf(name) + 1];
  return isoOf(part('y'), part('m'), part('d'));
}

const isoOf = (year = '', month = '', day = ''): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
