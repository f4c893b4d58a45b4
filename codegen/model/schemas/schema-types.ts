import { asArray, asObject, asString, type Json } from '../../load/json.ts';
import { IMPORTED } from '../imported.ts';

/** Finds a schema by its name. */
export type SchemaNamed = (name: string) => Json;

const SCHEMAS = '#/components/schemas/';

/** The types of a schema without null: its own, those of the schema that it refers to, or those of its alternatives. */
export const typesOf = (value: Json | undefined, named: SchemaNamed): readonly string[] => {
  const schema = asObject(value);
  if (schema.type !== undefined) {
    const types = typeof schema.type === 'string' ? [schema.type] : (asArray(schema.type) as string[]);
    return types.filter((type) => type !== 'null');
  }
  const reference = asString(schema.$ref ?? schema[IMPORTED]);
  if (reference !== undefined) return typesOf(named(reference.replace(SCHEMAS, '')), named);
  return [...new Set([...asArray(schema.anyOf), ...asArray(schema.oneOf)].flatMap((one) => typesOf(one, named)))];
};
