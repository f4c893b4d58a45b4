import { asString, isArray, isObject, type Json } from '../load/json.ts';
import type { Role } from './change.ts';
import type { Contract } from './contract.ts';

const PREFIX = '#/components/schemas/';

/** The writers and readers of each named schema, and the operations that carry it through any other schemas. */
export interface SchemaUses {
  readonly roles: ReadonlyMap<string, ReadonlySet<Role>>;
  /** By role and schema: ids of operations. */
  readonly operations: ReadonlyMap<string, ReadonlySet<string>>;
}

export const schemaUses = (contract: Contract): SchemaUses => {
  const roles = new Map<string, Set<Role>>();
  const operations = new Map<string, Set<string>>();
  const named = new Map(contract.schemas.map(({ name, schema }) => [name, schema]));
  const mark = (schema: Json, role: Role, operation: string | undefined, seen = new Set<string>()): void => {
    for (const name of refsIn(schema)) {
      if (seen.has(name)) continue;
      seen.add(name);
      added(roles, name, role);
      if (operation !== undefined) added(operations, `${role} ${name}`, operation);
      mark(named.get(name) ?? {}, role, operation, seen);
    }
  };
  for (const { id, parameters, body, successes } of contract.operations) {
    for (const { schema } of Object.values(parameters).flat()) mark(schema, 'request', id);
    if (body) mark(body.schema, 'request', id);
    for (const { schema } of successes) if (schema) mark(schema, 'response', id);
  }
  for (const { details } of contract.errors) if (details) mark(details, 'response', undefined);
  for (const { schema } of contract.webhooks) mark(schema, 'event', undefined);
  return { roles, operations };
};

/** Names of the schemas that a schema refers to, itself. */
export const refsIn = (node: Json): string[] => {
  if (isArray(node)) return node.flatMap(refsIn);
  if (!isObject(node)) return [];
  const ref = asString(node.$ref);
  const own = ref?.startsWith(PREFIX) ? [ref.slice(PREFIX.length)] : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => (key === 'examples' ? [] : refsIn(value)))];
};

const added = <K, V>(map: Map<K, Set<V>>, key: K, value: V): void => {
  const set = map.get(key) ?? new Set<V>();
  map.set(key, set.add(value));
};
