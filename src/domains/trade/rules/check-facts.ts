import type { ExtractionFlag, FlagKind } from '../../../../machines/trade/extraction.machine.ts';
import { isCurrency } from './amounts.ts';
import { isIsoDate } from './dates.ts';
import { CRITICAL, type Facts, type Field, type Reading, sumOfLines } from './facts.ts';

/** A finding that a person has to look at; the detail never repeats the fact itself. */
export interface Doubt {
  readonly kind: FlagKind;
  readonly field: Field;
  readonly detail: string;
}

const WHOLE = /^(?:0|[1-9][0-9]{0,29})$/;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,63}$/;

const FORMS: readonly { readonly field: Field; readonly fits: (value: string) => boolean; readonly form: string }[] = [
  { field: 'vendorEmail', fits: (value) => EMAIL.test(value), form: 'an e-mail address' },
  { field: 'currency', fits: isCurrency, form: 'a currency code of ISO 4217' },
  { field: 'totalMinor', fits: (value) => WHOLE.test(value), form: 'a whole number of minor units' },
  { field: 'subtotalMinor', fits: (value) => WHOLE.test(value), form: 'a whole number of minor units' },
  { field: 'taxMinor', fits: (value) => WHOLE.test(value), form: 'a whole number of minor units' },
  { field: 'dueDate', fits: isIsoDate, form: 'a date of the form YYYY-MM-DD' },
  { field: 'issueDate', fits: isIsoDate, form: 'a date of the form YYYY-MM-DD' },
];

/** Every doubt about a reading: what is missing, what does not add up, and what has not the form of its field (D-367, D-368). */
export const doubtsOf = (reading: Reading): readonly Doubt[] => [
  ...missing(reading.facts),
  ...misshapen(reading.facts),
  ...several(reading),
  ...sums(reading),
];

/** An empty text is a person's word that the document has none (D-473). */
const missing = (facts: Facts): readonly Doubt[] =>
  CRITICAL.filter((field) => facts[field] === null).map((field) => ({
    kind: 'MISSING_FIELD',
    field,
    detail: `${field} was not found.`,
  }));

const misshapen = (facts: Facts): readonly Doubt[] =>
  FORMS.filter(({ field, fits }) => facts[field] !== null && facts[field] !== '' && !fits(facts[field] ?? '')).map(
    ({ field, form }) => ({ kind: 'LOW_CONFIDENCE', field, detail: `${field} is not ${form}.` }),
  );

const several = ({ facts, ambiguous }: Reading): readonly Doubt[] =>
  ambiguous
    .filter((field) => facts[field] !== null)
    .map((field) => ({ kind: 'LOW_CONFIDENCE', field, detail: `The document contains several values for ${field}.` }));

/** In whole minor units: nothing is rounded (D-367). A missing tax counts as zero. */
function sums({ facts, linesMinor }: Reading): readonly Doubt[] {
  const total = amountOf(facts.totalMinor);
  const subtotal = amountOf(facts.subtotalMinor);
  const tax = facts.taxMinor === null || facts.taxMinor === '' ? 0n : amountOf(facts.taxMinor);
  const doubts: Doubt[] = [];
  if (total !== undefined && subtotal !== undefined && tax !== undefined && subtotal + tax !== total)
    doubts.push(mismatch('totalMinor', 'totalMinor is not the sum of subtotalMinor and taxMinor.'));
  const field = sumOfLines(facts);
  const net = field === 'subtotalMinor' ? subtotal : total === undefined || tax === undefined ? undefined : total - tax;
  if (linesMinor !== null && net !== undefined && linesMinor.reduce((sum, line) => sum + BigInt(line), 0n) !== net)
    doubts.push(
      mismatch(
        field,
        `The lines of the document do not add up to ${field === 'totalMinor' ? 'totalMinor minus taxMinor' : field}.`,
      ),
    );
  return doubts;
}

const mismatch = (field: Field, detail: string): Doubt => ({ kind: 'TOTAL_MISMATCH', field, detail });

const amountOf = (fact: string | null): bigint | undefined =>
  fact !== null && WHOLE.test(fact) ? BigInt(fact) : undefined;

/** The flags after the checks have run: one whose doubt is gone is RESOLVED, one that is back is OPEN, others are new (D-368). */
export function flagsOf(
  before: readonly ExtractionFlag[],
  doubts: readonly Doubt[],
  newFlagId: () => string,
): readonly ExtractionFlag[] {
  const isAbout = (flag: Omit<ExtractionFlag, 'id' | 'status'>) => (doubt: Doubt) =>
    flag.kind === doubt.kind && flag.field === doubt.field && flag.detail === doubt.detail;
  const kept = before.map(
    (flag): ExtractionFlag => ({ ...flag, status: doubts.some(isAbout(flag)) ? 'OPEN' : 'RESOLVED' }),
  );
  const raised = doubts.filter((doubt) => !before.some((flag) => isAbout(flag)(doubt)));
  return [...kept, ...raised.map((doubt): ExtractionFlag => ({ id: newFlagId(), status: 'OPEN', ...doubt }))];
}
