import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnTypes } from '../../generated/database/column-types.ts';
import type { Literals } from './read-literals.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * The words that the compiler knows: names and values of the contract, statuses and events of machines, tables and
 * columns, and members of the types that the sources declare.
 */
export function typedWords(root: string, { typeMembers }: Literals): ReadonlySet<string> {
  const words = new Set(typeMembers);
  const contract = [read(root, 'generated/openapi.json'), ...lifecycles(root)];
  for (const document of contract) addWords(document, words);
  for (const [table, columns] of Object.entries(columnTypes)) {
    for (const name of [table, ...Object.keys(columns)]) words.add(name).add(camel(name));
  }
  return words;
}

/** The lists of the contract: enums of its named schemas. */
export function contractLists(root: string): Readonly<Record<string, readonly string[]>> {
  const { components } = read(root, 'generated/openapi.json') as unknown as Document;
  return Object.fromEntries(
    Object.entries(components.schemas).flatMap(([name, schema]) => {
      const values = (schema.enum ?? []).filter((value): value is string => typeof value === 'string');
      return values.length > 0 ? [[name, values] as const] : [];
    }),
  );
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly enum?: readonly unknown[] }>> };
}

const read = (root: string, file: string): Json => JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;

const lifecycles = (root: string): readonly Json[] =>
  globSync('generated/lifecycles/*.json', { cwd: root }).map((file) => read(root, file));

/** Names of members, and texts that are one word. */
function addWords(node: Json, words: Set<string>): void {
  if (typeof node === 'string') words.add(node);
  else if (Array.isArray(node)) for (const item of node) addWords(item, words);
  else if (typeof node === 'object' && node !== null) {
    for (const [name, inner] of Object.entries(node)) {
      words.add(name);
      addWords(inner, words);
    }
  }
}

const camel = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_underscore, letter: string) => letter.toUpperCase());
