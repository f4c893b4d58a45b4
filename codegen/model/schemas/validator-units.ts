import type { JsonObject, Schema } from '../../load/json.ts';
import { keyOf } from '../cache.ts';
import type { Model, Operation } from '../model.ts';
import { withBranchRules } from './branches.ts';

/** `parameters` are read from text and get their defaults; `events` holds what no request and no response reaches: compiled for its examples only. */
export type Family = 'parameters' | 'bodies' | 'responses' | 'events';

/** A unit of compilation, emission and caching: the schemas of one family that belong to one domain. */
export interface Unit {
  /** `bodies/accounts`: also its file below generated/contract/validators/. */
  readonly id: string;
  readonly family: Family;
  /** The named schemas that it compiles. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The parts that are no mere reference, by `<operation>_<part>`. */
  readonly parts: Readonly<Record<string, Schema>>;
  /** Named schemas that it calls, and the unit of each. */
  readonly imports: Readonly<Record<string, string>>;
  /** Everything that its code depends on. */
  readonly key: string;
}

/** Where a validator is: a named schema or a part of a unit. */
export interface Address {
  readonly unit: string;
  /** The exported function. */
  readonly name: string;
}

export interface ValidatorUnits {
  /** By id, in the order of the ids. */
  readonly units: ReadonlyMap<string, Unit>;
  /** A ref of the caller's own (`createOrder/body`, `schemas/Order`) to its validator. */
  readonly addresses: ReadonlyMap<string, Address>;
  /** A key of all schemas that the validator reaches, whatever their unit. */
  reachKey(ref: string): string;
  /** Tracking what was evaluated costs code in every function, for a keyword that is rarely used. */
  readonly unevaluated: boolean;
}

export const schemaRef = (name: string): string => `schemas/${name}`;
export const partRef = (operation: string, part: string): string => `${operation}/${part}`;
export const webhookRef = (type: string): string => `webhooks/${type}`;
export const errorRef = (code: string): string => `errors/${code}`;

/** A schema and its text, written once: what is asked of it is read off the text faster than by walking it each time. */
interface Written {
  readonly schema: Schema;
  readonly text: string;
  readonly key: string;
  /** The named schemas that it refers to, in the order of the text. */
  readonly names: ReadonlySet<string>;
}

const writtenAs = (schema: Schema): Written => {
  const text = JSON.stringify(schema);
  return { schema, text, key: keyOf(text), names: namesIn(text) };
};

interface Part {
  readonly ref: string;
  readonly family: Family;
  readonly domain: string;
  readonly schema: Schema;
}

type WrittenPart = Part & Written;

const divided = new WeakMap<Model, ValidatorUnits>();

/** Made once per model. */
export const unitsOf = (model: Model): ValidatorUnits => {
  const units = divided.get(model) ?? divide(model);
  divided.set(model, units);
  return units;
};

/** Divides everything that is validated into units: each named schema stands in exactly one, with its own domain. */
const divide = (model: Model): ValidatorUnits => {
  const named = new Map(model.schemas.map(({ name, schema }) => [name, schema]));
  const ruled = (schema: Schema): Written => writtenAs(withBranchRules(schema, (name) => named.get(name)) as Schema);
  const parts = partsOf(model).map((part): WrittenPart => ({ ...part, ...ruled(part.schema) }));
  const schemas = new Map(model.schemas.map(({ name, schema }) => [name, ruled(schema)]));
  const reach = (names: Iterable<string>): Set<string> => closure(names, schemas);
  const reachedBy = (family: Family): Set<string> =>
    reach(parts.filter((part) => part.family === family).flatMap(({ names }) => [...names]));
  const [inBodies, inResponses] = [reachedBy('bodies'), reachedBy('responses')];
  const homes = new Map(
    model.schemas.map(({ name, domain }) => {
      const family = inBodies.has(name) ? 'bodies' : inResponses.has(name) ? 'responses' : 'events';
      return [name, `${family}/${domain}`];
    }),
  );
  const unevaluated = [...schemas.values(), ...parts].some(({ text }) => UNEVALUATED.test(text));
  const addresses = new Map<string, Address>();
  for (const [name, unit] of homes) addresses.set(schemaRef(name), { unit, name });
  const drafts = new Map<string, Draft>();
  const draftOf = (id: string): Draft => {
    const draft = drafts.get(id) ?? { schemas: {}, parts: {}, names: new Map() };
    drafts.set(id, draft);
    return draft;
  };
  const take = (id: string, name: string): void => {
    const schema = schemas.get(name);
    if (schema) draftOf(id).schemas[name] = schema;
  };
  for (const [name, unit] of homes) take(unit, name);
  for (const part of parts) {
    const target = namedTarget(part.schema);
    const home = target === undefined ? undefined : homes.get(target);
    const id = `${part.family}/${part.domain}`;
    addresses.set(
      part.ref,
      target !== undefined && home !== undefined ? { unit: home, name: target } : addPart(draftOf(id), id, part),
    );
    if (part.family !== 'parameters') continue;
    // Defaults are the instance's: a named schema of a parameter is another function than that of a body.
    for (const name of reach(part.names)) take(id, name);
  }
  const units = [...drafts].map(([id, draft]) => finish(id, draft, homes, unevaluated));
  const partsByRef = new Map(parts.map((part) => [part.ref, part]));
  return {
    units: new Map(units.sort((a, b) => (a.id < b.id ? -1 : 1)).map((unit) => [unit.id, unit])),
    addresses,
    unevaluated,
    reachKey: (ref) => {
      const part = partsByRef.get(ref);
      const names = [...reach(part?.names ?? [ref.replace('schemas/', '')])].sort();
      return keyOf(
        part?.key,
        names.map((name) => schemas.get(name)?.key),
      );
    },
  };
};

/** `unevaluatedProperties` or `unevaluatedItems` as a keyword. */
const UNEVALUATED = /"unevaluated\w*":/;

interface Draft {
  readonly schemas: Record<string, Written>;
  readonly parts: Record<string, Written>;
  /** From a schema's text to the first part that has it: equal schemas are compiled once. */
  readonly names: Map<string, string>;
}

const addPart = (draft: Draft, unit: string, part: WrittenPart): Address => {
  const name = draft.names.get(part.text) ?? part.ref.replace(/\W/g, '_');
  draft.names.set(part.text, name);
  draft.parts[name] = part;
  return { unit, name };
};

const finish = (
  id: string,
  { schemas, parts }: Draft,
  homes: ReadonlyMap<string, string>,
  unevaluated: boolean,
): Unit => {
  const called = new Set([...Object.values(schemas), ...Object.values(parts)].flatMap(({ names }) => [...names]));
  const imports = Object.fromEntries(
    [...called].filter((name) => !(name in schemas)).map((name) => [name, homes.get(name) ?? '']),
  );
  return {
    id,
    family: id.slice(0, id.indexOf('/')) as Family,
    schemas: mapValues(schemas, ({ schema }) => schema),
    parts: mapValues(parts, ({ schema }) => schema),
    imports,
    key: keyOf(
      mapValues(schemas, ({ key }) => key),
      mapValues(parts, ({ key }) => key),
      imports,
      unevaluated,
    ),
  };
};

const mapValues = <T>(record: Readonly<Record<string, Written>>, map: (value: Written) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const partsOf = ({ operations, webhooks, errors }: Model): Part[] => [
  ...operations.flatMap((operation): Part[] => {
    const { id, domain, body, successes } = operation;
    return [
      ...Object.entries(parametersOf(operation)).map(
        ([part, schema]): Part => ({ ref: partRef(id, part), family: 'parameters', domain, schema: schema as Schema }),
      ),
      ...(body ? [{ ref: partRef(id, 'body'), family: 'bodies', domain, schema: body.schema } as const] : []),
      ...successes.flatMap(({ status, schema }): Part[] =>
        schema ? [{ ref: partRef(id, String(status)), family: 'responses', domain, schema }] : [],
      ),
    ];
  }),
  ...webhooks.map(
    ({ type, schema }): Part => ({ ref: webhookRef(type), family: 'events', domain: 'webhooks', schema }),
  ),
  ...errors.flatMap(({ code, details }): Part[] =>
    details ? [{ ref: errorRef(code), family: 'events', domain: 'errors', schema: details }] : [],
  ),
];

/** Query and headers arrive as text, in objects. */
export const parametersOf = ({ parameters }: Operation): JsonObject => {
  const headers = parameters.header.map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() }));
  return {
    ...(parameters.query.length > 0 ? { query: objectOf(parameters.query) } : {}),
    ...(headers.length > 0 ? { headers: objectOf(headers) } : {}),
  };
};

const objectOf = (parameters: Operation['parameters']['query']): Schema => ({
  type: 'object',
  [FROM_TEXT]: true,
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
});

/** The keyword by which ajv reads the values of this object from text (from-text.ts). */
export const FROM_TEXT = 'fromText';

const SCHEMAS = '#/components/schemas/';

/** A part that is nothing but a reference is the schema that it names. */
const namedTarget = (schema: Schema): string | undefined => {
  const { $ref, ...others } = schema;
  return typeof $ref === 'string' && Object.keys(others).length === 0 ? $ref.replace(SCHEMAS, '') : undefined;
};

/** A quote inside of a string is escaped: what looks like a reference is one. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name));

const closure = (names: Iterable<string>, schemas: ReadonlyMap<string, Written>): Set<string> => {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of schemas.get(name)?.names ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return reached;
};
