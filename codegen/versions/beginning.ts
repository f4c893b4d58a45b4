import { canonicalJson, isObject, type Json, type JsonObject } from '../load/json.ts';
import type { Change } from '../review/change.ts';
import type { Broken } from './breaks.ts';
import type { VersionChange } from './change.ts';
import { differences } from './differences.ts';
import { draftedFields } from './draft-fields.ts';
import { draftedStates } from './draft-states.ts';
import { type Sides, TODO } from './sides.ts';

/** The changes that most likely serve the clients who meet the breaks. Their author reads them, and corrects them. */
export const draft = (breaks: readonly Broken[], sides: Sides): VersionChange[] => {
  const all = differences(sides.published, sides.older);
  const machines = new Set(breaks.flatMap(({ isLifecycle, subject }) => (isLifecycle ? [subject] : [])));
  const fields = draftedFields(
    breaks.filter((one) => !one.isLifecycle && !isStatus(one)),
    all,
    sides,
  );
  const served = [
    ...fields.changes,
    ...codesIn(breaks),
    ...eventsIn(breaks, all),
    ...[...machines].flatMap((machine) => draftedStates(machine, sides)),
  ];
  const left = fields.left.filter((one) => !isDrafted(one, served)).map(({ words }) => words);
  return distinct([...served, ...unserved(left)]);
};

/** Statuses follow their lifecycle. */
const isStatus = ({ change, isEvent }: Broken): boolean =>
  !isEvent && (change?.rule === 'value-removed' || change?.rule === 'value-added') && change.values === undefined;

const isDrafted = ({ code, subject }: Broken, served: readonly VersionChange[]): boolean =>
  code !== undefined || served.some((one) => one.kind === 'event-renamed' && one.from === subject);

const codesIn = (breaks: readonly Broken[]): VersionChange[] => {
  const pairs = Map.groupBy(
    breaks.flatMap(({ code }) => code ?? []),
    ({ from, to }) => `${from} ${to}`,
  );
  return [...pairs.values()].flatMap((codes) => {
    const [first] = codes;
    if (first === undefined) return [];
    const { from, to } = first;
    return [{ kind: 'code-replaced', from, to, operations: codes.map(({ operation }) => operation) }];
  });
};

/** An event that goes while one of its family comes is taken for renamed. */
const eventsIn = (breaks: readonly Broken[], all: readonly Change[]): VersionChange[] => {
  const family = (type: string): string => type.slice(0, type.lastIndexOf('.'));
  const added = all.filter(({ rule }) => rule === 'event-type-added').map(({ subject }) => subject);
  return breaks.flatMap(({ change }): VersionChange[] => {
    if (change?.rule !== 'event-type-removed') return [];
    const to = added.find((type) => family(type) === family(change.subject));
    return to === undefined ? [] : [{ kind: 'event-renamed', from: change.subject, to }];
  });
};

const unserved = (words: readonly string[]): VersionChange[] => {
  const isApproval = (one: string): boolean => one.includes('restriction-added');
  const [security, others] = [words.filter(isApproval), words.filter((one) => !isApproval(one))];
  const because = `${TODO}: why older clients cannot be served, as a sentence.`;
  return [
    ...(security.length === 0 ? [] : [{ kind: 'kept-for-security', because, changes: security } as const]),
    ...(others.length === 0 ? [] : [{ kind: 'gone', because, changes: others } as const]),
  ];
};

const distinct = (changes: readonly VersionChange[]): VersionChange[] => [
  ...new Map(changes.map((one) => [canonicalJson(one as unknown as Json), one])).values(),
];

/** The file, in the words of whoever begins it. */
export const beginningOf = (changes: readonly VersionChange[]): string =>
  [
    '# What is different from the version before, from the older side to the newer one.',
    '# docs/how-to-change-the-spec.md (Make a breaking change) says how; spec/versions.schema.json has every kind of change.',
    `summary: "${TODO}: what is different now, as a sentence for the changelog."`,
    `upgrade: "${TODO}: what a client does to follow, as a sentence for the upgrade guide."`,
    'changes:',
    ...(changes.length === 0 ? [EXAMPLE] : changes.flatMap(linesOf)),
    '',
  ].join('\n');

const EXAMPLE = `  - { kind: field-renamed, schema: ${TODO}, from: ${TODO}, to: ${TODO} }`;

/** What the author has to know of a kind, above it. */
const HINTS: Readonly<Partial<Record<VersionChange['kind'], string>>> = {
  'field-renamed':
    'Where nothing has come in its place, write `kind: field-removed` with schema, field, was, required and value.',
  'field-removed': '`value` is what older clients read in its place.',
  'field-required': '`value` is what a request of an older client without the field means.',
  'value-removed': '`becomes` is what the value means when an older client sends it.',
  'value-split': 'A request with the older value means the first of `into`.',
  'state-shown': 'Older clients read `as` in its place.',
  'pattern-tightened': '`accept` says what is done to what older clients write: trim, lower or upper.',
  gone: 'If the service has always refused this, write `kind: stated`; if security is the reason, `kind: kept-for-security`.',
};

const linesOf = (change: VersionChange): string[] => {
  const hint = HINTS[change.kind];
  const inline = `  - ${flow(change as unknown as Json)}`;
  return [...(hint === undefined ? [] : [`  # ${hint}`]), ...(inline.length <= 120 ? [inline] : block(change))];
};

const block = (change: VersionChange): string[] =>
  Object.entries(change as unknown as JsonObject).flatMap(([key, value], at): string[] => {
    const start = `${at === 0 ? '  - ' : '    '}${key}:`;
    return Array.isArray(value)
      ? [start, ...value.map((one) => `      - ${flow(one)}`)]
      : [`${start} ${flow(value ?? null)}`];
  });

const PLAIN = /^(?!(?:true|false|null|yes|no|on|off)$)[A-Za-z][\w.-]*$/i;

/** YAML in one line. */
const flow = (value: Json): string => {
  if (typeof value === 'string') return PLAIN.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${flow(key)}: ${flow(inner)}`)
    .join(', ')} }`;
};
