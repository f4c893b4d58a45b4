import type { CatalogOperation, CatalogResource, Schema } from './catalog.ts';
import { answerOf, type Facts, type Lifecycle, type OpenApi, type Operation, resolved } from './contract.ts';

interface Sources {
  readonly document: OpenApi;
  readonly lifecycles: readonly Lifecycle[];
  readonly facts: Facts;
  /** The operations that can be called here. */
  readonly operations: Readonly<Record<string, CatalogOperation>>;
}

/** Every lifecycle, with the operations of the API that list, read and create its resources. */
export function resourcesOf(sources: Sources): CatalogResource[] {
  const owners = ownersOf(sources);
  return sources.lifecycles.map((lifecycle) => resourceOf(sources, lifecycle, owners));
}

/** A path that may list the resources of a lifecycle; the lower the rank, the better the reason. */
interface Claim {
  readonly path: string;
  readonly rank: number;
}

/** By path of a list, the lifecycle that it belongs to: several may have a reason to take it. */
function ownersOf(sources: Sources): ReadonlyMap<string, string> {
  const best = new Map<string, { readonly machine: string; readonly rank: number }>();
  for (const { id: machine } of sources.lifecycles) {
    for (const { path, rank } of collectionsOf(sources, machine)) {
      const known = best.get(path);
      if (known === undefined || rank < known.rank) best.set(path, { machine, rank });
    }
  }
  return new Map([...best].map(([path, { machine }]) => [path, machine]));
}

function resourceOf(
  sources: Sources,
  { id, description, states }: Lifecycle,
  owners: ReadonlyMap<string, string>,
): CatalogResource {
  const { document, facts, operations } = sources;
  const readers = facts[id]?.readers.filter(({ operation }) => operations[operation] !== undefined) ?? [];
  // The unified surface reads every payment, whichever surface created it.
  const isUnified = ({ operation }: { readonly operation: string }): boolean =>
    !operations[operation]?.path.startsWith('/v1/offramp/');
  const reader = readers.find(isUnified) ?? readers[0];
  const creator = creatorOf(sources, id);
  const own = collectionsOf(sources, id).filter(({ path }) => owners.get(path) === id);
  const list = own.map(({ path }) => listAt(sources, path)).find((one) => one !== undefined);
  const location = creator?.['x-location']?.match(/\{(\w+)\}$/)?.[1];
  return {
    lifecycle: id,
    description,
    title: titleOf(id),
    listTitle: listTitleOf(list?.operation.operationId) ?? titleOf(id),
    group: list ? (list.operation.tags?.[0] ?? '') : '',
    ...(list?.operation.operationId && { list: list.operation.operationId, items: list.items }),
    ...(reader && { get: { operation: reader.operation, parameter: reader.parameter } }),
    ...(creator?.operationId && { create: creator.operationId }),
    idField: list ? idFieldOf(list.item, location) : (location ?? 'id'),
    // Of an item of the list, which the first reader reads one by one.
    statusField: readers[0]?.field ?? 'status',
    columns: list ? columnsOf(document, list.item, location) : [],
    states: states.map((state) => ({
      name: state.name,
      status: state.status,
      public: state.public,
      kind: state.kind,
      description: state.description,
    })),
  };
}

/** `offramp-payment` becomes `Off-ramp payment`. */
const titleOf = (id: string): string => {
  const words = WRITTEN.reduce((text, [word, written]) => text.replace(word, written), id.replaceAll('-', ' '));
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `listOfframpPayments` becomes `Off-ramp payments`. */
const listTitleOf = (operationId: string | undefined): string | undefined =>
  operationId &&
  titleOf(
    operationId
      .replace(/^list(?:Test)?/, '')
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
      .toLowerCase(),
  );

const WRITTEN = [
  [/\bdid\b/, 'DID'],
  [/\bapi\b/, 'API'],
  [/\btwofa\b/, 'two-factor'],
  [/\btwo factor factor/, 'two-factor method'],
  [/\bofframp\b/, 'off-ramp'],
] as const;

/** Its first lifecycle is the one that the operation is about. */
const creatorOf = ({ document, operations }: Sources, machine: string): Operation | undefined =>
  all(document).find(
    ([, method, { operationId, 'x-lifecycle': uses = [] }]) =>
      method === 'post' && operations[operationId ?? ''] && uses[0]?.machine === machine && uses[0].initial === true,
  )?.[2];

/** The paths that may list the resources: above the one that reads one, that creates one, or that acts on one. */
function collectionsOf({ document, facts, operations }: Sources, machine: string): Claim[] {
  const reading = facts[machine]?.readers.map(({ operation }) => above(operations[operation]?.path ?? '')) ?? [];
  const about = all(document).filter(([, , { 'x-lifecycle': uses = [] }]) => uses[0]?.machine === machine);
  const creating = about
    .filter(([, , { 'x-lifecycle': uses = [] }]) => uses[0]?.initial === true)
    .map(([path]) => path);
  const ranked = [
    reading,
    creating,
    [...reading, ...creating].map((path) => nested(document, path)),
    about.map(([path]) => above(path)),
  ];
  return ranked.flatMap((paths, rank) => paths.map((path) => ({ path, rank }))).filter(({ path }) => path !== '');
}

const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/{')));

/** `/v1/treasury/sweeps` is listed at `/v1/treasury/accounts/{id}/sweeps`. */
const nested = (document: OpenApi, path: string): string => {
  const name = path.slice(path.lastIndexOf('/'));
  const isOther = (one: string): boolean => one !== path && document.paths[one]?.get !== undefined;
  return (name && Object.keys(document.paths).find((one) => isOther(one) && one.endsWith(`}${name}`))) || '';
};

interface List {
  readonly operation: Operation;
  readonly items: string;
  readonly item: Schema;
}

function listAt({ document, operations }: Sources, path: string): List | undefined {
  const operation = document.paths[path]?.get;
  if (operation === undefined || operations[operation.operationId ?? ''] === undefined) return undefined;
  for (const [items, schema] of Object.entries(answerOf(document, operation)?.properties ?? {})) {
    if (schema.type !== 'array') continue;
    const item = merged(document, schema.items);
    if (item.properties) return { operation, items, item };
  }
  return undefined;
}

/** An item of several forms has the fields of all of them. */
function merged(document: OpenApi, schema: Schema | undefined): Schema {
  const own = resolved(document, schema) ?? {};
  const forms = [...(own.oneOf ?? []), ...(own.anyOf ?? []), ...(own.allOf ?? [])].map((form) =>
    merged(document, form),
  );
  const properties = Object.assign({}, ...forms.map((form) => form.properties), own.properties);
  return Object.keys(properties).length > 0 ? { ...own, properties } : own;
}

const all = (document: OpenApi): [path: string, method: string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );

const idFieldOf = ({ properties = {} }: Schema, location: string | undefined): string => {
  if (properties.id) return 'id';
  if (location !== undefined && properties[location]) return location;
  return Object.keys(properties).find((name) => name.endsWith('Id')) ?? 'id';
};

/** The fields that distinguish resources at a glance, in this order. */
const TELLING = [
  ...[
    'amountUsd',
    'amount',
    'totalUsd',
    'name',
    'recipientPhoneMasked',
    'phoneMasked',
    'phone',
    'email',
    'url',
    'label',
  ],
  ...['memo', 'type', 'kind', 'role', 'reason', 'asset', 'last4', 'address', 'paymentId'],
];
const MOST_COLUMNS = 4;

function columnsOf(document: OpenApi, item: Schema, location: string | undefined): string[] {
  const fields = Object.entries(item.properties ?? {});
  const scalar = new Set(fields.filter(([, schema]) => isScalar(document, schema)).map(([name]) => name));
  const idField = idFieldOf(item, location);
  const telling = TELLING.filter((name) => scalar.has(name) && name !== idField).slice(0, MOST_COLUMNS);
  return scalar.has('createdAt') ? [...telling, 'createdAt'] : telling;
}

const isScalar = (document: OpenApi, schema: Schema): boolean => {
  const own = resolved(document, schema) ?? {};
  const types = typeof own.type === 'string' ? [own.type] : (own.type ?? []);
  return types.some((type) => type === 'string' || type === 'integer' || type === 'number' || type === 'boolean');
};
