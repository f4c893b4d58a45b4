import type { Catalog } from './catalog.ts';
import type { Schema } from './contract.ts';
import { pathTo } from './links.ts';
import type { Operation } from './operations.ts';

/** One thing that a version has otherwise than another one. */
export interface Difference {
  /** The subject of the operations that it is about. */
  readonly resource: string;
  readonly name: string;
  /** Its page, in the older version if it is gone. */
  readonly path: string;
  readonly isGone: boolean;
  /** `has the new fields a and b`. */
  readonly words: string;
}

/** What is new, gone or otherwise, in the order of the newer version's subjects. */
export const differencesBetween = (older: Catalog, newer: Catalog): readonly Difference[] => {
  const order = newer.tags.map(({ name }) => name);
  const rank = (resource: string): number => (order.includes(resource) ? order.indexOf(resource) : order.length);
  return [
    ...ofOperations(older, newer),
    ...ofLifecycles(older, newer),
    ...ofSchemas(older, newer),
    ...ofWebhooks(older, newer),
  ].sort((a, b) => rank(a.resource) - rank(b.resource));
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const counted = (names: readonly string[], noun: string): string =>
  `${noun}${names.length > 1 ? 's' : ''} ${listed(names)}`;

const minus = (some: Iterable<string>, others: Iterable<string>): string[] => {
  const known = new Set(others);
  return [...some].filter((one) => !known.has(one));
};

/** What is there in both, in words; undefined where nothing differs. */
const gainsAndLosses = (was: Iterable<string>, now: Iterable<string>, noun: string): string[] => {
  const [before, after] = [[...was], [...now]];
  const [gained, lost] = [minus(after, before), minus(before, after)];
  return [
    ...(gained.length > 0 ? [`has the new ${counted(gained, noun)}`] : []),
    ...(lost.length > 0 ? [`no longer has the ${counted(lost, noun)}`] : []),
  ];
};

interface Named {
  readonly resource: string;
  readonly path: string;
}

/** New ones, lost ones, and those whose parts differ. */
const compared = <T>(
  was: ReadonlyMap<string, T>,
  now: ReadonlyMap<string, T>,
  place: (name: string, one: T, isGone: boolean) => Named,
  parts: (before: T, after: T) => readonly string[],
): Difference[] => [
  ...[...now].flatMap(([name, one]): Difference[] => {
    const before = was.get(name);
    const words = before === undefined ? ['is new'] : parts(before, one);
    return words.length === 0
      ? []
      : [{ name, ...place(name, one, false), isGone: false, words: `${words.join('; ')}.` }];
  }),
  ...[...was].flatMap(([name, one]): Difference[] =>
    now.has(name) ? [] : [{ name, ...place(name, one, true), isGone: true, words: 'is gone.' }],
  ),
];

const ofOperations = (older: Catalog, newer: Catalog): Difference[] =>
  compared(
    older.operations,
    newer.operations,
    (id, { tag }) => ({ resource: tag, path: pathTo.operation(id) }),
    (was, now) => [
      ...(was.path === now.path ? [] : [`is at ${now.path} now`]),
      ...gainsAndLosses(
        was.parameters.map(({ name }) => name),
        now.parameters.map(({ name }) => name),
        'parameter',
      ),
      ...gainsAndLosses(ownCodes(was), ownCodes(now), 'error code'),
      ...(!was.deprecated && now.deprecated ? ['is deprecated'] : []),
    ],
  );

/** Those that follow from its form come and go for all operations at once. */
const ownCodes = ({ refusals }: Operation): string[] => refusals.filter(({ isOwn }) => isOwn).map(({ code }) => code);

const ofLifecycles = (older: Catalog, newer: Catalog): Difference[] =>
  compared(
    older.lifecycles,
    newer.lifecycles,
    (id, _one, isGone) => ({ resource: resourceOfLifecycle(isGone ? older : newer, id), path: pathTo.lifecycle(id) }),
    (was, now) => [
      ...gainsAndLosses(was.publics, now.publics, 'status'),
      ...gainsAndLosses(was.events, now.events, 'event'),
    ],
  );

const resourceOfLifecycle = ({ operations }: Catalog, id: string): string =>
  [...operations.values()].find(({ lifecycle }) => lifecycle.some(({ machine }) => machine === id))?.tag ?? OTHERS;

const ofWebhooks = (older: Catalog, newer: Catalog): Difference[] =>
  compared(
    older.webhooks,
    newer.webhooks,
    (type) => ({ resource: 'Webhooks', path: pathTo.webhook(type) }),
    () => [],
  );

const OTHERS = 'Others';

/** New and lost schemas are reached through what uses them. */
const ofSchemas = (older: Catalog, newer: Catalog): Difference[] =>
  [...newer.schemas.values()]
    .filter(({ name, error }) => error === undefined && older.schemas.has(name))
    .flatMap(({ name, schema }): Difference[] => {
      const words = schemaWords(older.schemas.get(name)?.schema ?? {}, schema);
      if (words.length === 0) return [];
      return [
        {
          name,
          resource: resourceOfSchema(newer, name),
          path: pathTo.schema(name),
          isGone: false,
          words: `${words.join('; ')}.`,
        },
      ];
    });

const schemaWords = (was: Schema, now: Schema): string[] => {
  const [before, after] = [Object.keys(was.properties ?? {}), Object.keys(now.properties ?? {})];
  const required = minus(now.required ?? [], was.required ?? []).filter((name) => before.includes(name));
  return [
    ...gainsAndLosses(before, after, 'field'),
    ...(required.length > 0 ? [`requires the ${counted(required, 'field')}`] : []),
    ...gainsAndLosses((was.enum ?? []).map(String), (now.enum ?? []).map(String), 'value'),
  ];
};

/** By the first operation that uses it, over other schemas. */
const resourceOfSchema = (catalog: Catalog, name: string, seen: readonly string[] = []): string => {
  const uses = catalog.schemas.get(name)?.uses ?? [];
  const own = uses.find((use) => use.kind === 'request' || use.kind === 'response');
  if (own !== undefined && 'operation' in own) return catalog.operations.get(own.operation)?.tag ?? OTHERS;
  for (const use of uses) {
    if (use.kind !== 'schema' || seen.includes(use.name)) continue;
    const resource = resourceOfSchema(catalog, use.name, [...seen, name]);
    if (resource !== OTHERS) return resource;
  }
  return OTHERS;
};
