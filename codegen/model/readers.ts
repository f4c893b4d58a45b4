import { asObject, asString, type JsonObject } from '../load/json.ts';
import { isControl } from './machines/senders.ts';
import type { Lifecycle, NamedSchema, Operation } from './model.ts';

/** An operation that answers one resource of a lifecycle by its id. */
export interface Reader {
  readonly operation: string;
  /** The path parameter that takes the id. */
  readonly parameter: string;
  /** The field of the answer that has the status, and whether it is the projected one. */
  readonly field: string;
  readonly face: 'status' | 'public';
}

/** Fields that tell the status of the resource itself, the most telling one first. */
const FIELDS = ['internalStatus', 'status', 'phase'];

/**
 * The operations that answer a resource of a lifecycle to its tenants: a GET whose path ends in its only parameter, and whose
 * answer has a status with `x-states` of the machine.
 */
export const readersOf = (
  { id }: Lifecycle,
  operations: readonly Operation[],
  schemas: readonly NamedSchema[],
): readonly Reader[] => {
  const named = new Map(schemas.map(({ name, schema }) => [name, schema as JsonObject]));
  return operations.flatMap((operation) => {
    const parameter = /^[^{}]*\/\{([^{}]+)\}$/.exec(operation.path)?.[1];
    if (operation.method !== 'get' || parameter === undefined || !isForTenants(operation)) return [];
    const fields = operation.successes.flatMap(({ schema }) => fieldsOf(schema as JsonObject | undefined, named));
    const field = FIELDS.flatMap((name) => fields.filter((one) => one.name === name && one.machine === id))[0];
    return field === undefined ? [] : [{ operation: operation.id, parameter, field: field.name, face: field.face }];
  });
};

const isForTenants = ({ path, security }: Operation): boolean =>
  !isControl(path) && security.some(({ scheme }) => scheme === 'apiKey' || scheme === 'memberSession');

interface StatusField {
  readonly name: string;
  readonly machine: string;
  readonly face: 'status' | 'public';
}

/** The fields of a schema with `x-states`, of every shape that it may have. */
const fieldsOf = (schema: JsonObject | undefined, named: ReadonlyMap<string, JsonObject>): StatusField[] => {
  const at = dereferenced(schema, named);
  if (at === undefined) return [];
  const own = Object.entries(asObject(at.properties)).flatMap(([name, property]): StatusField[] => {
    const reference = asString(dereferenced(property as JsonObject, named)?.['x-states']);
    if (reference === undefined) return [];
    const [machine = '', face] = reference.split('#');
    return [{ name, machine, face: face === 'public' ? 'public' : 'status' }];
  });
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (Array.isArray(at[key]) ? at[key] : []));
  return [...own, ...parts.flatMap((part) => fieldsOf(part as JsonObject, named))];
};

const dereferenced = (
  schema: JsonObject | undefined,
  named: ReadonlyMap<string, JsonObject>,
): JsonObject | undefined => {
  const reference = asString(schema?.$ref);
  return reference === undefined ? schema : named.get(reference.slice(reference.lastIndexOf('/') + 1));
};
