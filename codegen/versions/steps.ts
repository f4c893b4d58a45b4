import { asArray, asObject, asString, isObject, type Json, type JsonObject, type Schema } from '../load/json.ts';
import type { VersionChange } from './change.ts';
import { locate, type Path, type Wanted } from './locate.ts';

/** One thing that a conversion does to a value, at every place that its path leads to. */
export type Step =
  | { readonly do: 'rename'; readonly at: Path; readonly from: string; readonly to: string }
  | { readonly do: 'move'; readonly at: Path; readonly from: readonly string[]; readonly to: readonly string[] }
  | { readonly do: 'remove'; readonly at: Path; readonly field: string }
  | { readonly do: 'set'; readonly at: Path; readonly field: string; readonly value: Json }
  | { readonly do: 'values'; readonly at: Path; readonly values: Readonly<Record<string, string>> }
  | { readonly do: 'text'; readonly at: Path; readonly form: 'trim' | 'lower' | 'upper' }
  /** The function of a file: its index in the list of the version's functions. */
  | { readonly do: 'call'; readonly at: Path; readonly call: number };

/** What a change does where its schema stands: to requests on their way up, to what is read on its way down. */
export interface Effects {
  readonly wanted: Wanted;
  readonly up: (at: Path) => readonly Step[];
  readonly down: (at: Path) => readonly Step[];
}

const NOTHING = (): readonly Step[] => [];
const named =
  (schema: string): Wanted =>
  (_schema, name) =>
    name === schema;

/**
 * Undefined of a change that converts no values: of operations, codes and statuses. `isKnown` tells whether the newer side
 * still has the older status: a filter by one that it lacks means the one that is shown as it.
 */
export const effectsOf = (
  change: VersionChange,
  functions: number,
  isKnown: (machine: string, status: string) => boolean = () => true,
): Effects | undefined => {
  switch (change.kind) {
    case 'field-renamed': {
      const { schema, from, to } = change;
      return {
        wanted: named(schema),
        up: (at) => [{ do: 'rename', at, from, to }],
        down: (at) => [{ do: 'rename', at, from: to, to: from }],
      };
    }
    case 'field-moved': {
      const [from, to] = [change.from.split('.'), change.to.split('.')];
      return {
        wanted: named(change.schema),
        up: (at) => [{ do: 'move', at, from, to }],
        down: (at) => [{ do: 'move', at, from: to, to: from }],
      };
    }
    case 'field-removed': {
      const { field, value } = change;
      return {
        wanted: named(change.schema),
        up: (at) => [{ do: 'remove', at, field }],
        down: (at) => (value === undefined ? [] : [{ do: 'set', at, field, value }]),
      };
    }
    case 'field-required':
    case 'default-changed': {
      const value = change.kind === 'field-required' ? change.value : change.was;
      return {
        wanted: named(change.schema),
        up: (at) => [{ do: 'set', at, field: change.field, value }],
        down: NOTHING,
      };
    }
    case 'pattern-tightened':
      return {
        wanted: named(change.schema),
        up: (at) => [{ do: 'text', at: [...at, change.field], form: change.accept }],
        down: NOTHING,
      };
    case 'computed':
      return {
        wanted: named(change.schema),
        up: (at) => [{ do: 'call', at, call: functions }],
        down: (at) => [{ do: 'call', at, call: functions }],
      };
    case 'value-renamed':
      return ofValues(change, { [change.from]: change.to }, { [change.to]: change.from });
    case 'value-shown':
      return ofValues(change, {}, { [change.value]: change.as });
    case 'value-removed':
      return ofValues(change, { [change.value]: change.becomes }, {});
    case 'value-split':
      return ofValues(
        change,
        { [change.value]: change.into[0] ?? change.value },
        Object.fromEntries(change.into.map((one) => [one, change.value])),
      );
    case 'state-shown':
      return {
        wanted: (schema) => isStatusOf(schema, change.machine),
        up: isKnown(change.machine, change.as)
          ? NOTHING
          : (at) => [{ do: 'values', at, values: { [change.as]: change.state } }],
        down: (at) => [{ do: 'values', at, values: { [change.state]: change.as } }],
      };
    case 'event-renamed': {
      const { from, to } = change;
      return {
        wanted: (schema) => schema['x-event-types'] !== undefined,
        up: (at) => [{ do: 'values', at, values: { [from]: to } }],
        down: (at) => [{ do: 'values', at, values: { [to]: from } }],
      };
    }
    default:
      return undefined;
  }
};

/** Whether any schema of a document lists the status. */
export const knowsStatus =
  (document: JsonObject) =>
  (machine: string, status: string): boolean =>
    Object.values(asObject(asObject(document.components).schemas)).some((node) => {
      const schema = asObject(node);
      return isStatusOf(schema, machine) && asArray(schema.enum).includes(status);
    });

/** Also of the statuses that others than the owner read: `offramp-payment#public`. */
export const isStatusOf = (schema: Schema, machine: string): boolean =>
  typeof schema['x-states'] === 'string' && schema['x-states'].split('#')[0] === machine;

const ofValues = (
  { schema, field }: { readonly schema: string; readonly field?: string },
  up: Readonly<Record<string, string>>,
  down: Readonly<Record<string, string>>,
): Effects => {
  const step =
    (values: Readonly<Record<string, string>>) =>
    (at: Path): readonly Step[] =>
      Object.keys(values).length === 0
        ? []
        : [{ do: 'values', at: field === undefined ? at : [...at, ...field.split('.')], values }];
  return { wanted: named(schema), up: step(up), down: step(down) };
};

/** An operation as a document describes it. */
export interface DocumentOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly node: JsonObject;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export const operationsOf = ({ paths }: JsonObject): DocumentOperation[] =>
  Object.entries(asObject(paths)).flatMap(([path, item]) =>
    Object.entries(asObject(item)).flatMap(([method, node]) => {
      const id = asString(asObject(node).operationId);
      return METHODS.includes(method) && id !== undefined ? [{ id, method, path, node: asObject(node) }] : [];
    }),
  );

const jsonOf = (content: Json | undefined): Json | undefined =>
  asObject(Object.entries(asObject(content)).find(([type]) => /^application\/(?:[\w.-]+\+)?json\b/.test(type))?.[1])
    .schema;

/** The schema of a part that may be a reference to a component. */
const followed = (document: JsonObject, node: Json | undefined): JsonObject => {
  const object = asObject(node);
  const ref = asString(object.$ref);
  if (ref === undefined) return object;
  const target = ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((at, key) => asObject(at)[key], document);
  return followed(document, target);
};

/** The schema of a request's body; undefined of an operation without one. */
export const requestOf = (document: JsonObject, { node }: DocumentOperation): Json | undefined =>
  jsonOf(followed(document, node.requestBody).content);

/** The schemas of what an operation answers, successes and refusals, as one alternative each. */
export const answersOf = (document: JsonObject, { node }: DocumentOperation): Json[] =>
  Object.values(asObject(node.responses)).flatMap((response) => {
    const schema = jsonOf(followed(document, response).content);
    return schema === undefined ? [] : [schema];
  });

/** The query parameters as an object's properties. */
export const queryOf = (document: JsonObject, { node }: DocumentOperation): JsonObject => {
  const parameters = asArray(node.parameters).map((one) => followed(document, one));
  const query = parameters.filter((one) => one.in === 'query' && isObject(one.schema));
  return { properties: Object.fromEntries(query.map((one) => [String(one.name), one.schema ?? {}])) };
};

/** The schema of an event, by its type. */
export const eventsOf = (document: JsonObject): [type: string, schema: Json][] =>
  Object.entries(asObject(document.webhooks)).flatMap(([type, item]) => {
    const schema = jsonOf(followed(document, asObject(asObject(item).post).requestBody).content);
    return schema === undefined ? [] : [[type, schema] as [string, Json]];
  });

/** The steps of a change in the values of a schema. */
export const stepsIn = (
  schema: Json | undefined,
  document: JsonObject,
  { wanted }: Effects,
  steps: (at: Path) => readonly Step[],
): Step[] => (schema === undefined ? [] : locate(schema, document, wanted).flatMap(steps));
