import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { withinBudget } from '../platform/http/request/allowed-values.ts';
import { bodyErrors, errorsOf, type FieldError, type Validator } from '../platform/http/request/validation.ts';
import { isChoice, narrowed } from './choices.ts';
import { type Json, type JsonObject, textIn } from './json.ts';
import { isParameter, type Operation } from './operations.ts';

export interface Arguments {
  /** Parameters of path and query, by name. */
  readonly params: JsonObject;
  readonly body: Json | undefined;
}

/** Says what is wrong with a call, before it is sent: an empty list lets it pass. */
export type Validate = (operation: Operation, given: Arguments) => readonly string[];

/** Judges calls by the schemas of the contract. Each schema is compiled once, when it is first used. */
export function createValidate(openapi: JsonObject): Validate {
  const compiled = compiler(openapi);
  return ({ parameters, body, bodyType, isBodyRequired }, given) => {
    const named = parameters.filter(isParameter);
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
        if (value !== undefined) return told(errorsOf(compiled(schema ?? {}), value, `/params/${textIn(name)}`));
        return required === true ? [`params.${textIn(name)} is required`] : [];
      }),
      ...(body === undefined && given.body !== undefined ? ['body: this operation takes none'] : []),
      ...(body !== undefined && given.body !== undefined ? told(bodyFaults(compiled(body), given.body, bodyType)) : []),
      ...(isBodyRequired && given.body === undefined ? ['body is required'] : []),
    ];
  };
}

/** Null in a body means absent, as the service takes it: a copy is judged, because nulls are taken away. Not in a patch. */
const bodyFaults = (validator: Validator, body: Json, type = 'application/json'): FieldError[] =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && type === 'application/json'
    ? bodyErrors(validator, structuredClone(body) as Record<string, unknown>)
    : errorsOf(validator, body, '/body');

/** Several alternatives may say the same of a field that they share. */
const told = (errors: readonly FieldError[]): string[] => [
  ...new Set(
    withinBudget(errors).map(({ path, message, allowed = [] }) => {
      const isNamed = allowed.every((value) => message.includes(value));
      return `${path.slice(1).replaceAll('/', '.')} ${message}${isNamed ? '' : `: ${allowed.join(', ')}`}`;
    }),
  ),
];

type Compiled = (schema: Json) => Validator;

function compiler(openapi: JsonObject): Compiled {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false });
  formats.default(ajv);
  ajv.addSchema({ ...openapi, $id: 'contract' });
  /** By the schema itself, so that a server that runs for weeks holds each of them once. */
  const known = new Map<Json, Validator>();
  const compiled: Compiled = (schema) => {
    const before = known.get(schema);
    if (before !== undefined) return before;
    const validator = narrowing(ajv.compile(absolute(schema) as object), compiled, openapi);
    known.set(schema, validator);
    return validator;
  };
  return compiled;
}

/** A validator whose errors are of the alternative that a value means, where the contract says how to tell them apart. */
function narrowing(validate: ValidateFunction, compiled: Compiled, openapi: JsonObject): Validator {
  const validator: Validator = (value) => {
    const isValid = validate(value);
    validator.errors = isValid ? null : errorsFor(validate.errors ?? [], value);
    return isValid;
  };
  const errorsFor = (errors: readonly ErrorObject[], value: unknown): NonNullable<Validator['errors']> => {
    const choice = errors.find(isChoice);
    if (choice === undefined) return errors.map((error) => ({ ...error, params: error.params }));
    const at = choice.instancePath;
    // What the alternatives say of the value, each for itself, contradicts itself.
    const others = errors.filter(({ instancePath }) => instancePath !== at && !instancePath.startsWith(`${at}/`));
    return [...errorsFor(others, value), ...narrowed(openapi, choice, compiled)];
  };
  return validator;
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
