import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { canonicalJson, type Json, type JsonObject, type Schema } from '../load/json.ts';
import { extensionNames } from './extensions.ts';
import type { Model, Operation } from './model.ts';

// ajv-formats is CommonJS whose types and exports disagree on the default.
const addFormats = formats as unknown as (ajv: Ajv2020) => Ajv2020;

const OPTIONS: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  allowUnionTypes: true,
  // A schema that several operations share is one function that they call, not text in each of them.
  inlineRefs: false,
  validateSchema: false,
  code: { source: true, esm: true, lines: true },
};

/** Annotations of OpenAPI that say nothing about validity, and the containers of `createAjv`. */
const VOCABULARY = [
  'example',
  'externalDocs',
  'xml',
  'discriminator',
  'components',
  'operations',
  'webhooks',
  'errors',
];

const CONTRACT = 'contract';

/** An instance that holds the parts of the contract, and the reference under which it knows each of them. */
export interface KnownAjv {
  readonly ajv: Ajv2020;
  /** From a part's reference to that of the first part with the same schema: equal schemas are compiled once. */
  readonly canonical: ReadonlyMap<string, string>;
}

/** The names under which ajv knows a part of an operation (`body`, `query`, `headers`, `200`) and all else. */
export const partRef = (id: string, part: string): string => `${CONTRACT}#/operations/${id}/${part}`;
export const schemaRef = (name: string): string => `${CONTRACT}#/components/schemas/${name}`;
export const webhookRef = (type: string): string => `${CONTRACT}#/webhooks/${type}`;
export const errorRef = (code: string): string => `${CONTRACT}#/errors/${code}`;

export const canonicalRef = ({ canonical }: KnownAjv, ref: string): string => canonical.get(ref) ?? ref;

/** The name of the function behind a reference: `OfframpPayment`, `listMembers_query`. */
export const functionName = (ref: string): string =>
  ref.replace(`${CONTRACT}#/components/schemas/`, '').replace(`${CONTRACT}#/operations/`, '').replace('/', '_');

export const compiled = (known: KnownAjv, ref: string): ValidateFunction => {
  const validate = known.ajv.getSchema(canonicalRef(known, ref));
  if (!validate) throw new Error(`no schema ${ref}`);
  return validate;
};

/** Instances cost more than schemas: one for all bodies, one for all parameters, made once per model. */
const memoized = (create: (model: Model) => KnownAjv): ((model: Model) => KnownAjv) => {
  const made = new WeakMap<Model, KnownAjv>();
  return (model) => {
    const known = made.get(model) ?? create(model);
    made.set(model, known);
    return known;
  };
};

/** Bodies, responses and error details: nothing is coerced. */
export const bodyAjv = memoized((model) => {
  const details = model.errors.flatMap(({ code, details: schema }) => (schema ? [[code, schema] as const] : []));
  const webhooks = Object.fromEntries(model.webhooks.map(({ type, schema }) => [type, schema]));
  return createAjv(model, bodiesOf, { webhooks, errors: Object.fromEntries(details) });
});

/** Query and headers arrive as text: numbers, booleans and single values of a list are coerced, defaults filled in. */
export const parameterAjv = memoized((model) =>
  createAjv(model, parametersOf, {}, { coerceTypes: 'array', useDefaults: true }),
);

const createAjv = (
  model: Model,
  partsOf: (operation: Operation) => JsonObject,
  more: JsonObject,
  options: Options = {},
): KnownAjv => {
  const operations = Object.fromEntries(model.operations.map((operation) => [operation.id, partsOf(operation)]));
  const schemas = Object.fromEntries(model.schemas.map(({ name, schema }) => [name, schema]));
  const contract = { $id: CONTRACT, components: { schemas }, operations, ...more };
  // Tracking what was evaluated costs a third of the code, in every function, for a keyword that is rarely used.
  const unevaluated = JSON.stringify(contract).includes('"unevaluated');
  const ajv = addFormats(new Ajv2020({ ...OPTIONS, ...options, unevaluated }));
  ajv.addVocabulary([...VOCABULARY, ...extensionNames]);
  ajv.addSchema(contract);
  return { ajv, canonical: canonicalRefs(operations) };
};

const canonicalRefs = (operations: Readonly<Record<string, JsonObject>>): Map<string, string> => {
  const firsts = new Map<string, string>();
  const refs = new Map<string, string>();
  for (const [id, parts] of Object.entries(operations)) {
    for (const [part, schema] of Object.entries(parts)) {
      const ref = partRef(id, part);
      const target = namedTarget(schema) ?? canonicalJson(schema);
      const first = namedTarget(schema) ?? firsts.get(target) ?? ref;
      firsts.set(target, first);
      refs.set(ref, first);
    }
  }
  return refs;
};

/** A part that is nothing but a reference is the schema that it names. */
const namedTarget = (schema: Json): string | undefined => {
  const { $ref, ...others } = schema as JsonObject;
  return typeof $ref === 'string' && Object.keys(others).length === 0 ? `${CONTRACT}${$ref}` : undefined;
};

export const bodiesOf = ({ body, successes }: Operation): JsonObject => ({
  ...(body ? { body: body.schema } : {}),
  ...Object.fromEntries(successes.flatMap(({ status, schema }) => (schema ? [[String(status), schema]] : []))),
});

export const parametersOf = ({ parameters }: Operation): JsonObject => {
  const headers = parameters.header.map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() }));
  return {
    ...(parameters.query.length > 0 ? { query: objectOf(parameters.query) } : {}),
    ...(headers.length > 0 ? { headers: objectOf(headers) } : {}),
  };
};

const objectOf = (parameters: Operation['parameters']['query']): Schema => ({
  type: 'object',
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
});
