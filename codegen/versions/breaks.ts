import { asObject, type JsonObject } from '../load/json.ts';
import type { Lifecycle } from '../model/model.ts';
import type { Change } from '../review/change.ts';
import { asyncBreaks } from './asyncapi-gate.ts';
import type { ChangeFile, Version } from './change.ts';
import { breaksBetween } from './differences.ts';
import { lifecycleBreaks } from './lifecycle-gate.ts';
import { schemasOf } from './locate.ts';
import { readPublished } from './published.ts';
import { type ReplacedCode, replacedCodes, wordsOfReplaced } from './replaced-codes.ts';

/** What clients of a published version meet in a service of today. */
export interface Broken {
  /** As `stated`, `gone` and others name it. */
  readonly words: string;
  /** The operation, schema, event, lifecycle or channel. */
  readonly subject: string;
  /** What the review says; undefined of what it does not compare. */
  readonly change?: Change;
  readonly code?: ReplacedCode;
  /** A lifecycle shows what the published one forbids. */
  readonly isLifecycle?: true;
  /** A list of types of events lacks the subject. */
  readonly isEvent?: true;
}

/** Of a version: what is left of its promise when the changes of all versions behind it are undone. */
export const brokenIn = (
  root: string,
  date: string,
  older: JsonObject,
  versions: readonly Version[],
  lifecycles: readonly Lifecycle[],
): readonly Broken[] => {
  const [openapi, asyncapi] = [readPublished(root, date, 'openapi'), readPublished(root, date, 'asyncapi')];
  const found: Broken[] = [
    ...(openapi === undefined ? [] : openapiBreaks(openapi, older)),
    ...(asyncapi === undefined ? [] : asyncBreaks(asyncapi, older, lifecycles).map((one) => ofOwner(one, asyncapi))),
    ...lifecycleBreaks(root, date, versions, lifecycles).map(
      (words): Broken => ({ words, subject: words.slice(0, words.indexOf(':')), isLifecycle: true }),
    ),
  ];
  // Both documents have the payloads of events.
  return [...new Map(found.toReversed().map((one) => [one.words, one])).values()].reverse();
};

export const openapiBreaks = (published: JsonObject, older: JsonObject): Broken[] => [
  ...breaksBetween(published, older).map(({ change, words }) =>
    ofOwner({ change, words, subject: change.subject }, published),
  ),
  ...replacedCodes(published, older).map((code) => ({ code, words: wordsOfReplaced(code), subject: code.operation })),
];

/** A status is its lifecycle's, and a type of event the event's: what is stated of that one serves it. */
const ofOwner = (broken: Broken, document: JsonObject): Broken => {
  const { subject, at = '', rule, was } = broken.change ?? { subject: '' };
  const holder = asObject(schemasOf(document)[subject]);
  const schema = at
    .split('.')
    .filter((part) => part !== '')
    .reduce((node, part) => asObject(asObject(node.properties)[part]), holder);
  const machine = schema['x-states'];
  if (typeof machine === 'string') return { ...broken, subject: machine.split('#')[0] ?? machine };
  if (rule !== 'value-removed' || was === undefined) return broken;
  const isEvent = was in asObject(document.webhooks) || was in asObject(asObject(document.components).messages);
  return isEvent ? { ...broken, subject: was, isEvent: true } : broken;
};

/** The words that the files of the versions behind one name as not served. */
export const excusedBehind = (versions: readonly Version[], date: string): Map<string, ChangeFile> =>
  new Map(
    versions
      .filter((version) => version.date > date)
      .flatMap(({ files }) => files)
      .flatMap((file) =>
        file.changes.flatMap((change) =>
          'because' in change ? change.changes.map((words) => [words, file] as const) : [],
        ),
      ),
  );

/** A break that no file states, and the newest version whose clients meet it. */
export interface Uncovered extends Broken {
  readonly date: string;
}

/** Each once: those of the newest version that meet it stand for all before it. */
export const uncoveredIn = (
  versions: readonly Version[],
  broken: ReadonlyMap<string, readonly Broken[]>,
): readonly Uncovered[] => {
  const met = new Set<string>();
  return [...broken].reverse().flatMap(([date, breaks]) => {
    const excused = excusedBehind(versions, date);
    const fresh = breaks.filter(({ words }) => !excused.has(words) && !met.has(words));
    for (const { words } of breaks) met.add(words);
    return fresh.map((one) => ({ ...one, date }));
  });
};

/** `payout-destination-status` of `PayoutDestinationStatus`. */
export const nameOf = (subject: string): string =>
  subject
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
