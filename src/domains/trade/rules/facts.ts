import type { ExtractionField } from '../../../../generated/contract/schemas.ts';
import { values } from '../../../../generated/contract/values.ts';

/** The facts that the extractor reads and a person may correct (B 2.10). */
export const FIELDS = values.ExtractionField;

export type Field = ExtractionField;

/** Null where the document says nothing; the empty string where a person has said so (D-473). */
export type Facts = Readonly<Record<Field, string | null>>;

/** Without these nothing is agreed (D-368). */
export const CRITICAL = ['vendorName', 'invoiceNumber', 'currency', 'totalMinor', 'dueDate'] as const satisfies Field[];

/** The facts of a document, sealed as one text, because they include bank details and e-mails (D-066). */
export interface Reading {
  readonly facts: Facts;
  /** The amounts of its lines, in minor units; null where it lists none, or a person has set what they add up to. */
  readonly linesMinor: readonly string[] | null;
  /** Facts of which it gives several values; the first one stands in `facts`. */
  readonly ambiguous: readonly Field[];
}

/** The facts of a document without a text to read (D-367). */
export const NOTHING_READ: Reading = {
  facts: Object.fromEntries(FIELDS.map((field) => [field, null])) as Facts,
  linesMinor: null,
  ambiguous: [],
};

/** The fact that the lines have to add up to: the subtotal where the document has one (D-367). */
export const sumOfLines = ({ subtotalMinor }: Facts): 'subtotalMinor' | 'totalMinor' =>
  subtotalMinor === null || subtotalMinor === '' ? 'totalMinor' : 'subtotalMinor';

/** With one fact as a person says it is: no longer in doubt, whatever the lines say of it (D-368). */
export function corrected({ facts, linesMinor, ambiguous }: Reading, field: Field, value: string): Reading {
  const isSum = field === sumOfLines(facts);
  return {
    facts: { ...facts, [field]: value },
    linesMinor: isSum ? null : linesMinor,
    ambiguous: ambiguous.filter((other) => other !== field),
  };
}

/** The critical facts that a person has emptied, which no flag speaks of any more (D-473). */
export const emptied = (facts: Facts): readonly Field[] => CRITICAL.filter((field) => facts[field] === '');
