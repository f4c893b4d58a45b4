import { cutText } from '../../../platform/cut-text.ts';
import type { Labelled } from './labels.ts';
import { MAXIMUM_LABEL, MAXIMUM_VALUE, ofPair } from './read-text.ts';

/** Names of lists of the invoice's lines, and of the amount in each, whole units first. */
const LISTS: ReadonlySet<string> = new Set(['lines', 'items', 'lineitems', 'positions']);
const LINE_AMOUNTS = ['amount', 'total', 'linetotal', 'lineamount', 'amountminor', 'totalminor'];

/** Objects that only hold others together: their names say nothing. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'invoice',
  'document',
  'header',
  'summary',
  'totals',
  'payment',
  'data',
]);

/**
 * The `key: value` facts of a JSON document (D-367). `vendor.name` is the vendor's name. Numbers are taken as they are
 * written, never as floats. Nesting is bounded where the file is uploaded.
 */
export const readJson = (text: string): readonly Labelled[] => walk(parse(text, asWritten), []);

/** The reviver's third argument, which the compiler does not know yet. */
const parse = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown;

const asWritten = (_key: string, value: unknown, { source }: { readonly source?: string }): unknown =>
  typeof value === 'number' ? source : value;

/** `names` leads to the value, from the outside in. */
function walk(value: unknown, names: readonly string[]): readonly Labelled[] {
  if (typeof value === 'string') return known(names, value);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return LISTS.has(plain(names.at(-1) ?? '')) ? value.flatMap(lineOf) : [];
  return Object.entries(value).flatMap(([key, member]) => walk(member, [...names, key.slice(0, MAXIMUM_LABEL)]));
}

/** By the whole name, else without the wrappers around it: `invoice.number` is known by all of it, `invoice.dueDate` by its end. */
function known(names: readonly string[], value: string): readonly Labelled[] {
  const found = ofPair(names.join(' '), value);
  const [outermost, ...inner] = names;
  const isWrapped = inner.length > 0 && outermost !== undefined && WRAPPERS.has(plain(outermost));
  return found.length > 0 || !isWrapped ? found : known(inner, value);
}

/** The amount of one of the lines. */
function lineOf(line: unknown): readonly Labelled[] {
  if (typeof line !== 'object' || line === null) return [{ field: 'line', value: '', isMinor: false }];
  const amounts = new Map(Object.entries(line).map(([key, value]) => [plain(key), value]));
  const name = LINE_AMOUNTS.find((known) => typeof amounts.get(known) === 'string');
  const value = name === undefined ? '' : String(amounts.get(name));
  // One that is no amount is a line all the same: what is not understood is not added up.
  return [{ field: 'line', value: cutText(value, MAXIMUM_VALUE), isMinor: name?.endsWith('minor') ?? false }];
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
