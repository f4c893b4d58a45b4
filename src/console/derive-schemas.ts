import type { Schema } from './catalog.ts';
import { nameOfRef, type OpenApi } from './contract.ts';

const KEPT = [
  ...['$ref', 'type', 'title', 'description', 'enum', 'const', 'default', 'required', 'minimum', 'maximum'],
  ...['maxLength', 'format'],
] as const;
const LISTS = ['oneOf', 'anyOf', 'allOf'] as const;

/** A schema with only what a form needs. */
export function slim(schema: Schema): Schema {
  const kept: Record<string, unknown> = {};
  for (const key of KEPT) if (schema[key] !== undefined) kept[key] = schema[key];
  if (schema.examples?.[0] !== undefined) kept.examples = [schema.examples[0]];
  if (schema.items) kept.items = slim(schema.items);
  for (const key of LISTS) if (schema[key]) kept[key] = schema[key].map(slim);
  if (schema.properties) {
    kept.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, slim(inner)]));
  }
  return kept;
}

/** The schemas that these refer to, directly or through others. */
export function referredSchemas(document: OpenApi, from: readonly Schema[]): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const queue = [...from];
  for (let schema = queue.pop(); schema !== undefined; schema = queue.pop()) {
    if (schema.$ref !== undefined) {
      const name = nameOfRef(schema.$ref);
      const target = document.components.schemas[name];
      if (target !== undefined && found[name] === undefined) {
        const slimmed = slim(target);
        found[name] = slimmed;
        queue.push(slimmed);
      }
    }
    queue.push(...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []));
    for (const key of LISTS) queue.push(...(schema[key] ?? []));
  }
  return found;
}
