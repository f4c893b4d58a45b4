import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Json, type JsonObject, textIn } from './json.ts';
import type { Operation } from './operations.ts';

export interface Arguments {
  /** Parameters of path and query, by name. */
  readonly params: JsonObject;
  readonly body: Json | undefined;
}

/** Says what is wrong with a call, before it is sent: an empty list lets it pass. */
export type Validate = (operation: Operation, given: Arguments) => readonly string[];

/** Judges calls by the schemas of the contract. Schemas are compiled when they are first used. */
export function createValidate(openapi: JsonObject): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  formats.default(ajv);
  ajv.addSchema({ ...openapi, $id: 'contract' });
  const check = (schema: Json | undefined, value: unknown, name: string): string[] => {
    const validate = ajv.compile(absolute(schema ?? {}) as object);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => inWords(name, error));
  };
  return ({ parameters, body, isBodyRequired }, given) => {
    const named = parameters.filter((parameter) => parameter.in !== 'header');
    const names = named.map(({ name }) => textIn(name));
    const unknown = Object.keys(given.params).filter((name) => !names.includes(name));
    return [
      ...unknown.map(
        (name) => `params.${name} is not a parameter of this operation: ${names.join(', ') || 'it has none'}`,
      ),
      ...named.flatMap(({ name, in: place, required, schema }) => {
        const value = given.params[textIn(name)];
        // `..` survives encoding and climbs, and an empty segment names another route.
        if (place === 'path' && ['', '.', '..'].includes(String(value))) {
          return [`params.${textIn(name)} must be an id`];
        }
        if (value !== undefined) return check(schema, value, `params.${textIn(name)}`);
        return required === true ? [`params.${textIn(name)} is required`] : [];
      }),
      ...(body === undefined && given.body !== undefined ? ['body: this operation takes none'] : []),
      ...(body !== undefined && given.body !== undefined ? check(body, given.body, 'body') : []),
      ...(isBodyRequired && given.body === undefined ? ['body is required'] : []),
    ];
  };
}

/** Schemas refer to the whole document. */
function absolute(node: Json): Json {
  if (Array.isArray(node)) return node.map(absolute);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `contract${value}`
        : absolute(value ?? null),
    ]),
  );
}

function inWords(name: string, { instancePath, message, params }: ErrorObject): string {
  const more = Object.values(params as object).filter((value) => typeof value === 'string' || Array.isArray(value));
  return `${name}${instancePath.replaceAll('/', '.')} ${message ?? 'is invalid'}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}
