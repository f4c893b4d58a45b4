import { asObject, asString, type Json, type JsonObject } from '../load/json.ts';
import type { Judge } from './judge.ts';
import type { Notes } from './notes.ts';
import type { SchemaRewriter } from './schemas.ts';

/** A place in the foreign document. */
export type Path = readonly (string | number)[];

/** What an operation is rewritten with. */
export interface Scene {
  readonly root: JsonObject;
  readonly notes: Notes;
  readonly schemas: SchemaRewriter;
  readonly judge: Judge;
}

/** The value that a pointer of the document names, such as `#/components/examples/Cat`; undefined where there is none. */
export const pointedAt = (root: JsonObject, ref: string): Json | undefined => {
  if (!ref.startsWith('#/')) return undefined;
  return ref
    .slice(2)
    .split('/')
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((inner, key) => stepInto(inner, key), root);
};

const stepInto = (value: Json | undefined, key: string): Json | undefined => {
  if (Array.isArray(value)) return (value as readonly Json[])[Number(key)];
  const object = asObject(value);
  return Object.hasOwn(object, key) ? object[key] : undefined;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The value behind its `$ref` into the same document. */
export const deref = (
  { root, notes }: Pick<Scene, 'root' | 'notes'>,
  value: Json | undefined,
  at: Path = [],
): JsonObject => {
  let node = asObject(value);
  for (let depth = 0; depth < 10; depth += 1) {
    const ref = asString(node.$ref);
    if (ref === undefined) return node;
    const target = pointedAt(root, ref);
    if (target === undefined) {
      const why = ref.startsWith('#') ? 'names nothing' : 'leads into another document: bundle the document first';
      notes.add('left out', at, `${ref} ${why}`);
      return {};
    }
    node = asObject(target);
  }
  notes.add('left out', at, `${asString(node.$ref) ?? 'a reference'} leads in a circle`);
  return {};
};
