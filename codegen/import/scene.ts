import { asObject, asString, type Json, type JsonObject } from '../load/json.ts';
import type { Notes } from './notes.ts';
import { type SchemaRewriter, sampleOf } from './schemas.ts';

/** A place in the foreign document. */
export type Path = readonly (string | number)[];

/** What an operation is rewritten with. */
export interface Scene {
  readonly root: JsonObject;
  readonly notes: Notes;
  readonly schemas: SchemaRewriter;
}

/** The value behind its `$ref` into the same document. */
export const deref = ({ root, notes }: Pick<Scene, 'root' | 'notes'>, value: Json | undefined): JsonObject => {
  let node = asObject(value);
  for (let depth = 0; depth < 10; depth += 1) {
    const ref = asString(node.$ref);
    if (ref === undefined) return node;
    if (!ref.startsWith('#/')) {
      notes.add('left out', [], `${ref} leads into another document: bundle the document first`);
      return {};
    }
    const keys = ref
      .slice(2)
      .split('/')
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    node = asObject(keys.reduce<Json | undefined>((inner, key) => asObject(inner)[key], root));
  }
  return {};
};

/** The content of a body or a response, with one example. */
export const mediaOf = (
  media: JsonObject,
  foreign: Json | undefined,
  schema: JsonObject,
  root: JsonObject,
): JsonObject => {
  const given = Object.values(asObject(media.examples))
    .map((one) => asObject(one).value)
    .find((one) => one !== undefined);
  return { schema, examples: { example: { value: given ?? media.example ?? sampleOf(foreign, root) } } };
};
