import { withoutCredentials } from '../platform/http/server/log-scrub.ts';
import { isObject, type Json, type JsonObject, listIn, objectIn } from './json.ts';
import type { Operation } from './operations.ts';
import { resolved } from './operations.ts';

const MASKED = '[secret, not shown]';

/** An answer without its secrets: the fields that the contract marks (`x-secret`), and anything that looks like a credential. */
export function withoutSecrets(openapi: JsonObject, operation: Operation, status: number, answer: Json): Json {
  const response = resolved(openapi, objectIn(operation.definition.responses)[String(status)]);
  const schema = objectIn(objectIn(response.content)['application/json']).schema;
  return masked(answer, secretNames(openapi, schema));
}

function masked(value: Json, names: ReadonlySet<string>): Json {
  if (typeof value === 'string') return withoutCredentials(value);
  if (Array.isArray(value)) return value.map((item: Json) => masked(item, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      names.has(key) && inner !== null ? MASKED : masked(inner ?? null, names),
    ]),
  );
}

/** The names of the properties that a schema marks as secret, at any depth. */
function secretNames(openapi: JsonObject, schema: Json | undefined): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<JsonObject>();
  const visit = (node: Json | undefined): void => {
    if (!isObject(node)) return;
    const at = resolved(openapi, node);
    if (seen.has(at)) return;
    seen.add(at);
    for (const [name, property] of Object.entries(objectIn(at.properties))) {
      if (resolved(openapi, property)['x-secret'] !== undefined || objectIn(property)['x-secret'] !== undefined) {
        names.add(name);
      }
      visit(property);
    }
    for (const part of [at.items, ...['allOf', 'oneOf', 'anyOf'].flatMap((key) => listIn(at[key]))]) visit(part);
  };
  visit(schema);
  return names;
}
