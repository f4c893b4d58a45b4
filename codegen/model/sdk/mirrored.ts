import { asArray, asObject, asString, type Json, type JsonObject } from '../../load/json.ts';
import { type Face, reachableStatuses } from '../machines/reachable-statuses.ts';
import type { Lifecycle } from '../model.ts';
import { statusOf } from './document.ts';
import { jsonSchemaOf, type Resolve, resolver } from './resolve.ts';

/** A kind of resource that events tell of: by the name of its event's schema, `PaymentEvent`. */
export interface MirroredKind {
  readonly name: string;
  readonly types: readonly string[];
  /** The schema of its events. */
  readonly payload: string;
  /** The name of the resource's schema. */
  readonly schema: string;
  readonly read: { readonly operation: string; readonly parameter: string } | undefined;
  readonly steps: Record<string, string[]> | undefined;
}

/** Types by their family, and by their whole name where a family tells of several kinds. */
export function kindOfTypes(kinds: readonly MirroredKind[]): Record<string, string> {
  const all = kinds.flatMap(({ name, types }) => types.map((type) => ({ type, name, family: familyOf(type) })));
  const families = new Map(
    [...Map.groupBy(all, ({ family }) => family)].map(([family, [first]]) => [family, first?.name]),
  );
  return Object.fromEntries([
    ...[...families].map(([family, name]) => [family, name ?? '']),
    ...all.filter(({ family, name }) => families.get(family) !== name).map(({ type, name }) => [type, name]),
  ]);
}

const familyOf = (type: string): string => type.slice(0, type.lastIndexOf('.'));

/** The kinds of resources that the webhooks of a contract tell of. */
export function mirroredKinds(root: JsonObject, all: readonly Lifecycle[]): MirroredKind[] {
  const lifecycles = new Map(all.map((lifecycle) => [lifecycle.id, lifecycle]));
  const resolve = resolver(root);
  const events = Object.entries(asObject(root.webhooks)).map(([type, webhook]) => ({
    type,
    payload: jsonSchemaOf(asObject(asObject(asObject(webhook).post).requestBody).content),
  }));
  return [...Map.groupBy(events, ({ payload }) => nameOf(payload))].flatMap(([payload, told]): MirroredKind[] => {
    const data = asObject(resolve(told[0]?.payload).properties).data;
    const { object } = asObject(resolve(data).properties);
    const schema = nameOf(object);
    if (payload === undefined || schema === undefined) return [];
    return [
      {
        name: kindName(payload),
        types: told.map(({ type }) => type),
        payload,
        schema,
        read: readerOf(root, resolve, asString(asObject(object).$ref) ?? ''),
        steps: stepsOf(resolve, object, lifecycles),
      },
    ];
  });
}

const nameOf = (schema: Json | undefined): string | undefined =>
  /^#\/components\/schemas\/(\w+)$/.exec(asString(asObject(schema).$ref) ?? '')?.[1];

/** `CardAuthorizationEvent` -> `cardAuthorization`. */
const kindName = (payload: string): string => payload.charAt(0).toLowerCase() + payload.slice(1).replace(/Event$/, '');

/** The operation that answers this schema, or a union with it, by the one parameter of its path. */
function readerOf(root: JsonObject, resolve: Resolve, schema: string): MirroredKind['read'] {
  const readers = Object.entries(asObject(root.paths)).flatMap(([path, item]) => {
    const { operationId, responses } = asObject(asObject(item).get);
    const [, parameter] = /^[^{}]*\/\{(\w+)\}$/.exec(path) ?? [];
    const operation = asString(operationId);
    const answer = jsonSchemaOf(resolve(asObject(responses)['200']).content);
    return parameter !== undefined && operation !== undefined && answers(resolve, answer, schema)
      ? [{ operation, parameter }]
      : [];
  });
  return readers[0];
}

const answers = (resolve: Resolve, answer: Json | undefined, schema: string): boolean =>
  asObject(answer).$ref === schema || asArray(resolve(answer).oneOf).some((part) => asObject(part).$ref === schema);

/** By the machine of the status. Statuses that the contract has beside it may come at any time before the end. */
export function stepsOf(
  resolve: Resolve,
  object: Json | undefined,
  lifecycles: ReadonlyMap<string, Lifecycle>,
): MirroredKind['steps'] {
  const { 'x-states': states, 'x-states-also': others } = statusOf(resolve, object) ?? {};
  const also = asArray(others).flatMap((status) => asString(status) ?? []);
  const [id, face] = (asString(states) ?? '').split('#');
  const lifecycle = lifecycles.get(id ?? '');
  if (lifecycle === undefined) return undefined;
  const steps = reachableStatuses(lifecycle, (face ?? 'status') as Face);
  const all = [...Object.keys(steps), ...also];
  return Object.fromEntries([
    ...Object.entries(steps).map(([status, later]) => [status, later.length > 0 ? [...later, ...also] : []]),
    ...also.map((status) => [status, all]),
  ]);
}
