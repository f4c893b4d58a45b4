import { asArray, asObject, asString, type Json, type JsonObject } from '../../load/json.ts';
import { type Face, reachableStatuses } from '../../model/machines/reachable-statuses.ts';
import type { Lifecycle } from '../../model/model.ts';
import { objectType, readonly } from '../../print/blocks.ts';
import { exportedConstant, exportedInterface, importOf, typeImportOf } from '../../print/declarations.ts';
import { literal } from '../../print/text.ts';
import { printFile, type Statement } from '../../print/typescript.ts';
import { statusOf } from './document.ts';
import { jsonSchemaOf, type Resolve, resolver } from './resolve.ts';

/** A kind of resource that events tell of: by the name of its event's schema, `PaymentEvent`. */
interface Kind {
  readonly name: string;
  readonly types: readonly string[];
  /** The name of the resource's schema. */
  readonly schema: string;
  readonly read: { readonly operation: string; readonly parameter: string } | undefined;
  readonly steps: Record<string, string[]> | undefined;
}

/** The table that mirrors are kept by: kinds of resources, and the statuses that each may have after another. */
export function emitMirrored(openapi: JsonObject, lifecycles: readonly Lifecycle[]): string {
  const kinds = kindsOf(openapi, new Map(lifecycles.map((lifecycle) => [lifecycle.id, lifecycle])));
  const table = Object.fromEntries(
    kinds.map(({ name, read, steps }) => [name, { ...(read && { read }), ...(steps && { steps }) }]),
  );
  return printFile('spec/', [
    importOf('./mirror.ts', 'EventMirror'),
    typeImportOf('./mirror.ts', 'Mirror', 'MirrorClient', 'MirrorModel', 'MirrorStore'),
    ...(kinds.length > 0 ? [typeImportOf('./types.gen.ts', ...new Set(kinds.map(({ schema }) => schema)))] : []),
    exportedInterface(
      'MirroredResources',
      objectType(kinds.map(({ name, schema }) => readonly(name, schema))),
      'The resources that events tell of, by kind.',
    ),
    exportedConstant('mirrorModel', 'MirrorModel', literal({ kindOf: typesOf(kinds), kinds: table })),
    mirror,
  ]);
}

const mirror: Statement = `/**
 * Keeps the present state of your resources by their events, which may come twice, late, or in any order. Give it
 * deliveries that \`verifyWebhook\` has checked, and call \`catchUp\` for those that were never delivered: it reads the feed
 * with the client, whose key needs the scope \`webhooks:read\`.
 */
export const createMirror = (client: MirrorClient, store?: MirrorStore): Mirror<MirroredResources> =>
  new EventMirror<MirroredResources>(client, mirrorModel, store);`;

/** Types by their family, and by their whole name where a family tells of several kinds. */
function typesOf(kinds: readonly Kind[]): Record<string, string> {
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

function kindsOf(root: JsonObject, lifecycles: ReadonlyMap<string, Lifecycle>): Kind[] {
  const resolve = resolver(root);
  const events = Object.entries(asObject(root.webhooks)).map(([type, webhook]) => ({
    type,
    payload: jsonSchemaOf(asObject(asObject(asObject(webhook).post).requestBody).content),
  }));
  return [...Map.groupBy(events, ({ payload }) => nameOf(payload))].flatMap(([payload, told]): Kind[] => {
    const data = asObject(resolve(told[0]?.payload).properties).data;
    const { object } = asObject(resolve(data).properties);
    const schema = nameOf(object);
    if (payload === undefined || schema === undefined) return [];
    return [
      {
        name: kindName(payload),
        types: told.map(({ type }) => type),
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
function readerOf(root: JsonObject, resolve: Resolve, schema: string): Kind['read'] {
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
function stepsOf(
  resolve: Resolve,
  object: Json | undefined,
  lifecycles: ReadonlyMap<string, Lifecycle>,
): Kind['steps'] {
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
