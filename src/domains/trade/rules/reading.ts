import { cutText } from '../../../platform/cut-text.ts';
import { isCurrency, readAmount } from './amounts.ts';
import { readDate } from './dates.ts';
import { type Facts, FIELDS, type Field, type Reading } from './facts.ts';
import type { Labelled } from './labels.ts';

/** More lines than this are no invoice that anybody checks. */
const MAXIMUM_LINES = 1000;

const WHOLE = /^(?:0|[1-9][0-9]{0,29})$/;

/** Combines the labelled values of a document (D-367). */
export function readingOf(pairs: readonly Labelled[]): Reading {
  const currency = currencyOf(pairs);
  const values = new Map<Field, string[]>();
  for (const pair of pairs) {
    if (pair.field === 'line') continue;
    const known = values.get(pair.field) ?? [];
    values.set(pair.field, [...new Set([...known, writtenIn({ ...pair, field: pair.field }, currency)])]);
  }
  if (currency !== undefined && !values.has('currency')) values.set('currency', [currency]);
  const facts = FIELDS.map((field) => [field, factOf(field, values.get(field) ?? [])]);
  return {
    facts: Object.fromEntries(facts) as Facts,
    linesMinor: linesOf(pairs, currency),
    ambiguous: FIELDS.filter((field) => field !== 'bankDetails' && (values.get(field)?.length ?? 0) > 1),
  };
}

/** Bank details stand on several lines; of anything else the first value counts. */
const factOf = (field: Field, values: readonly string[]): string | null =>
  (field === 'bankDetails' ? cutText(values.join('; '), 500) : values[0]) || null;

/** As labelled, or as an amount of the document names it. */
function currencyOf(pairs: readonly Labelled[]): string | undefined {
  const named = pairs.find(({ field }) => field === 'currency')?.value.toUpperCase();
  if (named !== undefined && isCurrency(named)) return named;
  return pairs
    .filter(({ field }) => field === 'totalMinor' || field === 'subtotalMinor')
    .map(({ value }) => readAmount(value, undefined).currency)
    .find((found) => found !== undefined);
}

/** A value in the form of its field where that is beyond doubt; as the document has it otherwise. */
function writtenIn(
  { field, value, isMinor }: Labelled & { readonly field: Field },
  currency: string | undefined,
): string {
  switch (field) {
    case 'currency':
      return value.toUpperCase();
    case 'dueDate':
    case 'issueDate':
      return readDate(value) ?? value;
    case 'totalMinor':
    case 'subtotalMinor':
    case 'taxMinor':
      return (isMinor ? undefined : readAmount(value, currency).minor) ?? value;
    default:
      return value;
  }
}

/** The amount of a line is the last thing on it; lines of which one is not understood are not added up. */
function linesOf(pairs: readonly Labelled[], currency: string | undefined): readonly string[] | null {
  const lines = pairs.filter(({ field }) => field === 'line');
  if (lines.length === 0 || lines.length > MAXIMUM_LINES) return null;
  const amounts = lines.map(({ value, isMinor }) => (isMinor ? value : readAmount(lastAmount(value), currency).minor));
  return amounts.every((amount) => amount !== undefined && WHOLE.test(amount)) ? (amounts as string[]) : null;
}

/** Characters of an amount at the end of a line: the expression is not linear (D-511). */
const LONGEST_AMOUNT = 64;

/** `Olive oil, 240 cases - USD 12,000.00` ends in its amount. */
const lastAmount = (line: string): string =>
  /(?:[A-Z]{3} ?)?[$€£]?[0-9][0-9.,']*(?: ?[A-Z]{3}| ?[€£])?$/.exec(line.slice(-LONGEST_AMOUNT))?.[0] ?? '';
