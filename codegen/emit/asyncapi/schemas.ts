import { asObject, asString, type Json, type JsonObject } from '../../load/json.ts';

const PREFIX = '#/components/schemas/';

/** A payload has several types: that of a message is one of them. */
export const payloadOfType = (type: string, schema: JsonObject): JsonObject => ({
  allOf: [schema, { properties: { type: { const: type } } }],
});

/** The contract's schemas that payloads of webhooks lead to, by their names. */
export function asyncSchemas(document: JsonObject): JsonObject {
  const all = asObject(asObject(document.components).schemas);
  const found = new Map<string, JsonObject>();
  const names = namesIn(document.webhooks ?? {});
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    if (found.has(name)) continue;
    const schema = asObject(all[name]);
    found.set(name, asObject(plain(schema)));
    names.push(...namesIn(schema));
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function namesIn(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const ref = key === '$ref' ? asString(value) : undefined;
    return ref?.startsWith(PREFIX) ? [ref.slice(PREFIX.length).split('/')[0] ?? ''] : namesIn(value ?? null);
  });
}

/** Leaves out of a schema the notes that only the service uses: readers of events do not need them. */
const KEPT = new Set(['x-states', 'x-final']);

function plain(node: Json): Json {
  if (Array.isArray(node)) return node.map(plain);
  if (typeof node !== 'object' || node === null) return node;
  const members = Object.entries(node).filter(([key]) => !key.startsWith('x-') || KEPT.has(key));
  return Object.fromEntries(members.map(([key, value]) => [key, plain(value ?? null)]));
}
