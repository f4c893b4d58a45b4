import type { Diagnostics } from '../model/diagnostics.ts';
import { isArray, isObject, type Json } from './json.ts';
import type { Product } from './product/product.ts';
import { type SpecFiles, SpecNode } from './spec-node.ts';

export const LIMITS_FILE = 'spec/limits.yaml';

/** A duration or a count that the contract states, and that the service reads. */
export interface Limit {
  readonly name: string;
  /** As texts state it: `72 hours`. */
  readonly words: string;
  /** In milliseconds where it is a duration. */
  readonly value: number;
  readonly isDuration: boolean;
  readonly description: string;
}

const UNITS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** `{{headerPrefix}}Api-Key`: texts of the contract name the platform's headers as product.yaml does. */
const HEADER_PREFIX = 'headerPrefix';

/** Reads spec/limits.yaml, and puts the words of each limit where a text names it: `{{claimLinkTtl}}`. */
export const fillLimits = (
  files: SpecFiles,
  { headerPrefix }: Pick<Product, 'headerPrefix'>,
  diagnostics: Diagnostics,
): { readonly files: SpecFiles; readonly limits: readonly Limit[] } => {
  const root = SpecNode.root(files, LIMITS_FILE);
  const limits = root.entries().flatMap(([name, node]) => limitOf(name, node, diagnostics) ?? []);
  const words = new Map([...limits.map(({ name, words }) => [name, words] as const), [HEADER_PREFIX, headerPrefix]]);
  const used = new Set<string>();
  const filled = new Map(
    [...files].map(([file, value]) => {
      if (file === LIMITS_FILE) return [file, value];
      return [file, withWords(SpecNode.root(files, file), { words, used, diagnostics })];
    }),
  );
  for (const [name, node] of root.entries()) {
    if (!used.has(name)) diagnostics.report(node, 'limit', `no text states ${name}: write {{${name}}} where it does`);
  }
  return { files: filled, limits };
};

const limitOf = (name: string, node: SpecNode, diagnostics: Diagnostics): Limit | undefined => {
  if (name === HEADER_PREFIX) {
    diagnostics.report(node, 'limit', `{{${name}}} is what product.yaml says: name the limit otherwise`);
    return undefined;
  }
  const description = node.string('description');
  const { duration, count } = node.object;
  const [, number, unit] = /^([1-9][0-9]*) (second|minute|hour|day)s?$/.exec(String(duration)) ?? [];
  const isOne = (duration === undefined) !== (count === undefined);
  const value = duration === undefined ? count : Number(number) * (UNITS[unit ?? ''] ?? Number.NaN);
  if (isOne && description !== undefined && Number.isSafeInteger(value)) {
    const words = String(duration ?? count);
    return { name, words, value: Number(value), isDuration: duration !== undefined, description };
  }
  const message = `${name} needs a description, and a duration such as '72 hours' or a count`;
  diagnostics.report(node, 'limit', message);
  return undefined;
};

interface Filling {
  readonly words: ReadonlyMap<string, string>;
  readonly used: Set<string>;
  readonly diagnostics: Diagnostics;
}

const withWords = (node: SpecNode, filling: Filling): Json => {
  const { value } = node;
  if (typeof value === 'string') return value.includes('{{') ? filledText(value, node, filling) : value;
  if (isArray(value)) return value.map((inner, at) => (isLeaf(inner) ? inner : filledChild(node, at, inner, filling)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isLeaf(inner) ? inner : filledChild(node, key, inner, filling)]),
  );
};

const isLeaf = (value: Json): boolean =>
  typeof value === 'string' ? !value.includes('{{') : typeof value !== 'object' || value === null;

const filledChild = (node: SpecNode, key: string | number, value: Json, filling: Filling): Json => {
  const child = node.child(key);
  return child === undefined ? value : withWords(child, filling);
};

const filledText = (text: string, node: SpecNode, { words, used, diagnostics }: Filling): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => {
    used.add(name);
    if (!words.has(name)) diagnostics.report(node, 'limit', `${all} is not in ${LIMITS_FILE}`);
    return words.get(name) ?? all;
  });
