import { withoutRefinements } from '../../model/refinement.ts';
import type { Json } from './resolve.ts';

/** The form in which a call takes a body: its fields beside the other parameters, in one parameter, or not at all. */
export type BodyMode = 'rest' | 'whole' | 'none';

/**
 * A JSON object's fields join the other parameters of the call. What has no known fields, or shares a name with a path
 * or query parameter, stays one parameter named `body`.
 */
export function bodyModeOf(resolve: (node: Json) => Json, id: string, body: Json, taken: readonly string[]): BodyMode {
  if (body === undefined) return 'none';
  const content = body.content['application/json'];
  if (content === undefined) throw new Error(`${id}: the SDK sends JSON bodies only`);
  const fields = fieldsOf(resolve, content.schema);
  return fields === undefined || fields.some((field) => taken.includes(field)) ? 'whole' : 'rest';
}

/** The names of all fields that an object schema, or a choice of them, declares. */
function fieldsOf(resolve: (node: Json) => Json, schema: Json): string[] | undefined {
  const node = withoutRefinements(resolve(schema) ?? {}) as Json;
  const parts: Json[] = [...(node?.oneOf ?? []), ...(node?.anyOf ?? []), ...(node?.allOf ?? [])];
  if (parts.length === 0) return node?.properties && Object.keys(node.properties);
  const fields = parts.map((part) => fieldsOf(resolve, part));
  const known = fields.filter((names) => names !== undefined);
  return known.length === fields.length ? [...known.flat(), ...Object.keys(node.properties ?? {})] : undefined;
}
