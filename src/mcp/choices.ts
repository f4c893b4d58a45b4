import type { ErrorObject } from 'ajv/dist/2020.js';
import type { SchemaError, Validator } from '../platform/http/request/validation.ts';
import { isObject, type Json, type JsonObject, listIn, memberOf, objectIn, textIn } from './json.ts';
import { resolved } from './operations.ts';

/** A failed `oneOf` whose alternatives are told apart by a field (`x-branches`). */
export const isChoice = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'oneOf' && parentSchema?.['x-branches'] !== undefined;

/** What is wrong with the alternative that the value means, or how to choose one. */
export function narrowed(
  openapi: JsonObject,
  { instancePath, parentSchema, data }: ErrorObject,
  compiled: (schema: Json) => Validator,
): SchemaError[] {
  const schema = parentSchema as JsonObject;
  const chosen = chosenOf(openapi, schema, data as Json);
  if ('words' in chosen) return [{ instancePath, keyword: 'choice', params: { words: chosen.words } }];
  const validate = compiled(chosen.branch);
  if (validate(data)) return [];
  return (validate.errors ?? []).map((error) => ({ ...error, instancePath: `${instancePath}${error.instancePath}` }));
}

type Chosen = { readonly branch: Json } | { readonly words: string };

function chosenOf(openapi: JsonObject, schema: JsonObject, value: Json): Chosen {
  const branches = listIn(schema.oneOf);
  const { property, keys } = objectIn(schema['x-branches']);
  if (!isObject(value)) return { words: 'must be an object' };
  return typeof property === 'string'
    ? byProperty(openapi, branches, property, value)
    : byKey(branches, listIn(keys).map(String), value);
}

function byKey(branches: readonly Json[], keys: readonly string[], value: JsonObject): Chosen {
  const given = keys.filter((key) => (memberOf(value, key) ?? null) !== null);
  const [key, other] = given;
  if (key === undefined) return { words: `must have one of the fields ${keys.join(', ')}` };
  if (other !== undefined) return { words: `must have one of the fields ${given.join(', ')} alone` };
  return { branch: branches[keys.indexOf(key)] ?? {} };
}

function byProperty(openapi: JsonObject, branches: readonly Json[], property: string, value: JsonObject): Chosen {
  const consts = branches.map((branch) => {
    const of = resolved(openapi, asOfContract(branch));
    return textIn(objectIn(objectIn(of.properties)[property]).const);
  });
  const at = consts.indexOf(textIn(memberOf(value, property)));
  return at < 0
    ? { words: `must have a field ${property} that is one of ${consts.join(', ')}` }
    : { branch: branches[at] ?? {} };
}

/** Compiled schemas refer to the contract by its name. */
const asOfContract = (branch: Json): Json =>
  isObject(branch) && typeof branch.$ref === 'string' ? { $ref: branch.$ref.replace(/^contract#/, '#') } : branch;
