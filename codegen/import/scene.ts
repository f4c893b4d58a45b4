import { asObject, asString, type Json, type JsonObject } from '../load/json.ts';
import type { Judge } from './judge.ts';
import type { Notes } from './notes.ts';
import { type Path, pointedAt } from './pointer.ts';
import type { SchemaRewriter } from './schemas.ts';

/** What an operation is rewritten with. */
export interface Scene {
  readonly root: JsonObject;
  readonly notes: Notes;
  readonly schemas: SchemaRewriter;
  readonly judge: Judge;
}

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
