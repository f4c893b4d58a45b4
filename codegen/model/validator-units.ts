import { isArray, isObject, type Json, type JsonObject, type Schema } from '../load/json.ts';
import { withBranchRules } from './branches.ts';
import { keyOf } from './kept.ts';
import type { Model, Operation } from './model.ts';

/** `parameters` are coerced; `events` holds what no request and no response reaches: compiled for its examples only. */
export type Family = 'parameters' | 'bodies' | 'responses' | 'events';

/** What is compiled, emitted and kept as one: the schemas of one family that belong to one domain. */
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

interface Part {
  readonly ref: string;
  readonly family: Family;
  readonly domain: string;
  readonly schema: Schema;
}

/** Divides everything that is validated into units: each named schema stands in exactly one, with its own domain. */
export const divide = (model: Model): ValidatorUnits => {
  const written = new Map(model.schemas.map(({ name, schema }) => [name, schema]));
  const ruled = (schema: Schema): Schema => withBranchRules(schema, (name) => written.get(name)) as Schema;
  const parts = partsOf(model).map((part) => ({ ...part, schema: ruled(part.schema) }));
  const schemas = new Map(model.schemas.map(({ name, schema }) => [name, ruled(schema)]));
  const direct = new Map(model.schemas.map(({ name, schema }) => [name, namesIn(schema)]));
  const reach = (names: Iterable<string>): Set<string> => closure(names, direct);
  const reachedBy = (family: Family): Set<string> =>
    reach(parts.filter((part) => part.family === family).flatMap(({ schema }) => [...namesIn(schema)]));
  const [inBodies, inResponses] = [reachedBy('bodies'), reachedBy('responses')];
  const homes = new Map(
    model.schemas.map(({ name, domain }) => {
      const family = inBodies.has(name) ? 'bodies' : inResponses.has(name) ? 'responses' : 'events';
      return [name, `${family}/${domain}`];
    }),
  );
  const unevaluated = [...schemas.values(), ...parts.map(({ schema }) => schema)].some(mentionsUnevaluated);
  const addresses = new Map<string, Address>();
  for (const [name, unit] of homes) addresses.set(schemaRef(name), { unit, name });
  const drafts = new Map<string, Draft>();
  const draftOf = (id: string): Draft => {
    const draft = drafts.get(id) ?? { schemas: {}, parts: {}, names: new Map() };
    drafts.set(id, draft);
    return draft;
  };
  for (const [name, unit] of homes) draftOf(unit).schemas[name] = schemas.get(name) ?? {};
  for (const part of parts) {
    const named = namedTarget(part.schema);
    const home = named === undefined ? undefined : homes.get(named);
    const id = `${part.family}/${part.domain}`;
    addresses.set(
      part.ref,
      named !== undefined && home !== undefined ? { unit: home, name: named } : addPart(draftOf(id), id, part),
    );
    if (part.family !== 'parameters') continue;
    // Coercion is the instance's: a named schema of a parameter is another function than that of a body.
    for (const name of reach(namesIn(part.schema))) draftOf(id).schemas[name] = schemas.get(name) ?? {};
  }
  const units = [...drafts].map(([id, draft]) => finish(id, draft, homes, unevaluated));
  const schemaKeys = new Map([...schemas].map(([name, schema]) => [name, keyOf(schema)]));
  const partSchemas = new Map(parts.map(({ ref, schema }) => [ref, schema]));
  return {
    units: new Map(units.sort((a, b) => (a.id < b.id ? -1 : 1)).map((unit) => [unit.id, unit])),
    addresses,
    unevaluated,
    reachKey: (ref) => {
      const own = partSchemas.get(ref) ?? { $ref: `#/components/schemas/${ref.replace('schemas/', '')}` };
      const names = [...reach(namesIn(own))].sort();
      return keyOf(
        own,
        names.map((name) => schemaKeys.get(name) ?? ''),
      );
    },
  };
};

interface Draft {
  readonly schemas: Record<string, Schema>;
  readonly parts: Record<string, Schema>;
  /** From a schema's text to the first part that has it: equal schemas are compiled once. */
  readonly names: Map<string, string>;
}

const addPart = (draft: Draft, unit: string, { ref, schema }: Part): Address => {
  const text = JSON.stringify(schema);
  const name = draft.names.get(text) ?? ref.replace(/\W/g, '_');
  draft.names.set(text, name);
  draft.parts[name] = schema;
  return { unit, name };
};

const finish = (
  id: string,
  { schemas, parts }: Draft,
  homes: ReadonlyMap<string, string>,
  unevaluated: boolean,
): Unit => {
  const called = namesIn([...Object.values(schemas), ...Object.values(parts)]);
  const imports = Object.fromEntries(
    [...called].filter((name) => !(name in schemas)).map((name) => [name, homes.get(name) ?? '']),
  );
  const family = id.slice(0, id.indexOf('/')) as Family;
  return { id, family, schemas, parts, imports, key: keyOf(schemas, parts, imports, unevaluated) };
};

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
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
});

const SCHEMAS = '#/components/schemas/';

/** A part that is nothing but a reference is the schema that it names. */
const namedTarget = (schema: Schema): string | undefined => {
  const { $ref, ...others } = schema;
  return typeof $ref === 'string' && Object.keys(others).length === 0 ? $ref.replace(SCHEMAS, '') : undefined;
};

/** The named schemas that a value refers to, in the order of its text. */
const namesIn = (value: Json, found = new Set<string>()): Set<string> => {
  if (isArray(value)) for (const item of value) namesIn(item, found);
  else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string' && inner.startsWith(SCHEMAS))
        found.add(inner.slice(SCHEMAS.length));
      else namesIn(inner, found);
    }
  }
  return found;
};

/** `unevaluatedProperties` or `unevaluatedItems`. */
const mentionsUnevaluated = (value: Json): boolean =>
  isArray(value)
    ? value.some(mentionsUnevaluated)
    : isObject(value) &&
      Object.entries(value).some(([key, inner]) => key.startsWith('unevaluated') || mentionsUnevaluated(inner));

const closure = (names: Iterable<string>, direct: ReadonlyMap<string, ReadonlySet<string>>): Set<string> => {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const next of direct.get(name) ?? []) visit(next);
  };
  for (const name of names) visit(name);
  return reached;
};
