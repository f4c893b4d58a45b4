import { asObject, type JsonObject } from '../load/json.ts';
import type { NamedSchema } from './model.ts';

/** The schemas that the document names, sorted by name. */
export const namedSchemas = (document: JsonObject): NamedSchema[] =>
  Object.entries(asObject(asObject(document.components).schemas))
    .map(([name, schema]) => ({ name, schema: asObject(schema) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
