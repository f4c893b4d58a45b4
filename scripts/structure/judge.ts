import type { Literals } from './read-literals.ts';

/** The files in which a text may stand before it has to be said once. */
const FILES = 3;

/** Texts that the compiler holds to the contract already: a wrong one is no value of the type. */
export type Typed = ReadonlySet<string>;

export interface Repeated {
  readonly text: string;
  readonly files: readonly string[];
}

/**
 * The words that stand in three files or more and that nothing holds together. Sentences, and texts of less than three
 * letters, are no names of anything.
 */
export function repeatedWords(
  { literals }: Pick<Literals, 'literals'>,
  typed: Typed,
  allowed: ReadonlyMap<string, string>,
): readonly Repeated[] {
  const files = Map.groupBy(
    literals.filter(({ text }) => isName(text) && !typed.has(text) && !allowed.has(text)),
    ({ text }) => text,
  );
  return [...files]
    .map(([text, found]) => ({ text, files: [...new Set(found.map(({ file }) => file))].sort() }))
    .filter((word) => word.files.length >= FILES)
    .sort((a, b) => b.files.length - a.files.length || (a.text < b.text ? -1 : 1));
}

/** `payapp_a`, `PAYMENT_APP_A`, `x-idempotency-key`: what a list of names has. `p.id` is a column of a statement. */
const isName = (text: string): boolean =>
  /^[A-Za-z][A-Za-z0-9]*([_.:-][A-Za-z0-9]+)*$/.test(text) && !/^[a-z]\./.test(text) && text.length > 2;

/** A list in a source that has the values of a list of the contract, in any order. */
export interface Copied {
  readonly place: string;
  readonly schemas: readonly string[];
}

/** The lists of the contract that a source says again. Two values are too common to mean a list. */
export function copiedLists(
  { lists }: Pick<Literals, 'lists'>,
  contract: Readonly<Record<string, readonly string[]>>,
  allowed: ReadonlyMap<string, string>,
): readonly Copied[] {
  const key = (values: readonly string[]) => [...new Set(values)].sort().join(' ');
  const schemas = Map.groupBy(
    Object.entries(contract).filter(([, values]) => values.length > 2),
    ([, values]) => key(values),
  );
  return lists.flatMap(({ values, file, line }) => {
    const same = schemas.get(key(values));
    if (same === undefined || allowed.has(file)) return [];
    return [{ place: `${file}:${line}`, schemas: same.map(([name]) => name) }];
  });
}

/** Entries of the allow list that allow nothing any more. */
export const needless = (
  { literals }: Pick<Literals, 'literals'>,
  typed: Typed,
  allowed: ReadonlyMap<string, string>,
): readonly string[] => {
  const repeated = new Set(repeatedWords({ literals }, typed, new Map()).map(({ text }) => text));
  return [...allowed.keys()].filter((text) => !repeated.has(text));
};
