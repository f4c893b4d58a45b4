import { asArray, asObject, asString, isArray, isObject, type Json, type JsonObject } from '../../load/json.ts';
import type { Model } from '../model.ts';

/** Every text that `x-form` gives a pattern: one, unless the contract contradicts itself. */
export const formsOf = ({ document }: Pick<Model, 'document'>): ReadonlyMap<string, ReadonlySet<string>> => {
  const forms = new Map<string, Set<string>>();
  eachSchema(document, (schema) => {
    const pattern = asString(schema.pattern);
    const form = asString(schema['x-form']);
    if (pattern === undefined || form === undefined) return;
    forms.set(pattern, (forms.get(pattern) ?? new Set()).add(form));
  });
  return forms;
};

/** The patterns that a request can fail, with the operation that takes it. */
export const requestPatterns = ({ document, operations }: Pick<Model, 'document' | 'operations'>) => {
  const schemas = asObject(asObject(document.components).schemas);
  const patterns = new Map<string, string>();
  for (const { id, parameters, body } of operations) {
    const opened = new Set<string>();
    const look = (schema: JsonObject): void => {
      const pattern = asString(schema.pattern);
      if (pattern !== undefined) patterns.set(pattern, id);
      const name = asString(schema.$ref)?.split('/').at(-1);
      if (name === undefined || opened.has(name)) return;
      opened.add(name);
      eachSchema(schemas[name] ?? null, look);
    };
    const sent = [...parameters.query, ...parameters.header].map(({ schema }) => schema);
    for (const schema of body ? [...sent, body.schema] : sent) eachSchema(schema, look);
  }
  return patterns;
};

/** Values in it are data, and what looks like a schema there is none. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

const eachSchema = (value: Json, look: (schema: JsonObject) => void): void => {
  if (isArray(value)) for (const item of asArray(value)) eachSchema(item, look);
  if (!isObject(value)) return;
  look(value);
  for (const [key, inner] of Object.entries(value)) if (!DATA.has(key)) eachSchema(inner, look);
};
