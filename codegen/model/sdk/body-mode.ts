import { asArray, asObject, type Json, type JsonObject } from '../../load/json.ts';
import { ContractFault } from '../contract-fault.ts';
import { withoutRefinements } from '../schemas/refinement.ts';
import { jsonSchemaOf, type Resolve } from './resolve.ts';

/** The form in which a call takes a body: its fields beside the other parameters, in one parameter, or not at all. */
export type BodyMode = 'rest' | 'whole' | 'none';

/**
 * A JSON object's fields join the other parameters of the call. What has no known fields, or shares a name with a path
 * or query parameter, stays one parameter named `body`.
 */
export function bodyModeOf(
  resolve: Resolve,
  id: string,
  body: JsonObject | undefined,
  taken: readonly string[],
): BodyMode {
  if (body === undefined) return 'none';
  const schema = jsonSchemaOf(body.content);
  if (schema === undefined) throw new ContractFault(id, `${id}: the SDK sends JSON bodies only`);
  const fields = isFlat(resolve, schema) ? fieldsOf(resolve, schema) : undefined;
  return fields === undefined || fields.some((field) => taken.includes(field)) ? 'whole' : 'rest';
}

/** Whether a body is one object, or a choice of named ones: what else there is has no parameters of its own. */
function isFlat(resolve: Resolve, schema: Json): boolean {
  const isNamed = asObject(schema).$ref !== undefined;
  const node = withoutRefinements(resolve(schema));
  const branches = asArray(node.oneOf);
  if (branches.length > 0)
    return isNamed && branches.every((part) => asObject(part).$ref !== undefined && isFlat(resolve, part));
  return node.properties !== undefined && (isNamed || (node.type === 'object' && node.anyOf === undefined));
}

/** The names of all fields that an object schema, or a choice of them, declares. */
function fieldsOf(resolve: Resolve, schema: Json): string[] | undefined {
  const node = withoutRefinements(resolve(schema));
  const parts = [...asArray(node.oneOf), ...asArray(node.anyOf), ...asArray(node.allOf)];
  if (parts.length === 0) return node.properties === undefined ? undefined : Object.keys(asObject(node.properties));
  const fields = parts.map((part) => fieldsOf(resolve, part));
  const known = fields.filter((names) => names !== undefined);
  return known.length === fields.length ? [...known.flat(), ...Object.keys(asObject(node.properties))] : undefined;
}
