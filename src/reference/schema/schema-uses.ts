import type { MediaObject, Schema } from '../contract.ts';
import type { Operation } from '../operations.ts';
import type { Webhook } from '../webhooks.ts';
import { lastSegment } from './schema-type.ts';

/** Where a named schema stands. */
export type SchemaUse =
  | { readonly kind: 'request' | 'response'; readonly operation: string }
  | { readonly kind: 'webhook'; readonly type: string }
  | { readonly kind: 'schema'; readonly name: string };

/**
 * Returns the schemas and operations that name each schema directly. Error bodies are left out: the registry lists
 * them.
 */
export const usesOf = (
  schemas: Readonly<Record<string, Schema>>,
  operations: readonly Operation[],
  webhooks: readonly Webhook[],
): Map<string, SchemaUse[]> => {
  const uses = new Map<string, SchemaUse[]>();
  const note = (names: Iterable<string>, use: SchemaUse): void => {
    for (const name of names) {
      const known = uses.get(name);
      if (known) known.push(use);
      else uses.set(name, [use]);
    }
  };
  for (const { id, body, parameters, successes } of operations) {
    const sent = [...mediaSchemas(body?.content), ...parameters.map(({ schema }) => schema)];
    note(referred(sent), { kind: 'request', operation: id });
    note(referred(successes.flatMap(({ content }) => mediaSchemas(content))), { kind: 'response', operation: id });
  }
  for (const { type, body } of webhooks) note(referred(mediaSchemas(body?.content)), { kind: 'webhook', type });
  for (const [name, schema] of Object.entries(schemas)) note(referred(schema), { kind: 'schema', name });
  return uses;
};

const mediaSchemas = (content: Readonly<Record<string, MediaObject>> = {}): (Schema | undefined)[] =>
  Object.values(content).map(({ schema }) => schema);

/** Every `$ref` below, by name. */
const referred = (value: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const item of value) referred(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') found.add(lastSegment(inner));
      else referred(inner, found);
    }
  }
  return found;
};
