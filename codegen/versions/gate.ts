import { asArray, asObject, asString, type JsonObject } from '../load/json.ts';
import { parsePointer } from '../load/pointer.ts';
import { type Place, SpecNode, splitRef } from '../load/spec-node.ts';
import { type Cache, keyOf } from '../model/cache.ts';
import type { Diagnostics } from '../model/diagnostics.ts';
import type { Model } from '../model/model.ts';
import { withLinks } from '../model/operations/links.ts';
import type { Change, Notice } from '../review/change.ts';
import { noticeOfRemoval, today, wordsOf } from '../review/schedules.ts';
import { type Broken, brokenIn, excusedBehind, nameOf, uncoveredIn } from './breaks.ts';
import type { ChangeFile, Version } from './change.ts';
import { compile } from './compile.ts';
import { differences } from './differences.ts';
import { readPublished } from './published.ts';
import { riskyMeanings } from './risky-meanings.ts';
import { TODO } from './sides.ts';
import { DoesNotApply, undo } from './undo.ts';

/**
 * Holds the contract to every version that was published: what its changes make of today's document has to serve its
 * clients as its own document promised. The documents that were found to fit are not compared again.
 */
export const checkVersions = async (
  root: string,
  model: Model,
  diagnostics: Diagnostics,
  cache: Cache,
  day = today(),
): Promise<Record<string, string>> => {
  const { document, lifecycles, versions } = model;
  if (versions.length === 0) return {};
  const key = keyOf([
    document,
    lifecycles.map(({ hash, leaves }) => [hash, leaves]),
    versions.map(({ files, ...version }) => [version, files.map(contentOf)]),
  ]);
  const checked = { versions: key };
  if (cache.checked('versions', key)) return checked;
  reportUnfinished(versions, diagnostics);
  const documents = documentsOf(model, diagnostics);
  if (diagnostics.any) return {};
  const published = publishedOf(root, versions);
  const broken = brokenOf(root, model, documents);
  reportBreaks(model, broken, diagnostics);
  for (const [date, breaks] of broken) reportUnjust(date, breaks, versions, published, diagnostics, day);
  reportIdle(versions, published, documents, diagnostics);
  reportRisks(versions, documents, diagnostics);
  return checked;
};

const contentOf = ({ place: _place, ...file }: ChangeFile): unknown => file;

type Documents = ReadonlyMap<string, JsonObject>;

/** The document of each version as its changes make it from today's. */
export const documentsOf = (
  { document, operations, lifecycles, versions }: Model,
  diagnostics: Diagnostics,
): Documents =>
  compile(withLinks(document, operations, lifecycles), versions, (file, error) => {
    if (!(error instanceof DoesNotApply)) throw error;
    diagnostics.report(file.place, 'version', `${error.message} in the version behind it`);
  }).documents;

export const publishedOf = (root: string, versions: readonly Version[]): Documents =>
  new Map(
    versions.flatMap(({ date }) => {
      const openapi = readPublished(root, date, 'openapi');
      return openapi === undefined ? [] : [[date, openapi] as const];
    }),
  );

/** What clients of each published version meet, from the oldest to the newest. */
export const brokenOf = (
  root: string,
  { versions, lifecycles }: Model,
  documents: Documents,
): ReadonlyMap<string, readonly Broken[]> =>
  new Map(
    versions.flatMap(({ date, isPublished }) => {
      const older = documents.get(date);
      return !isPublished || older === undefined
        ? []
        : [[date, brokenIn(root, date, older, versions, lifecycles)] as const];
    }),
  );

/** A draft says what only its author knows. */
const reportUnfinished = (versions: readonly Version[], diagnostics: Diagnostics): void => {
  const visit = (node: SpecNode): void => {
    if (typeof node.value === 'string' && node.value.startsWith(TODO))
      diagnostics.report(node, 'version', `write what stands for ${TODO} here`);
    for (const key of Object.keys(asObject(node.value))) visitChild(node, key);
    for (const at of asArray(node.value).keys()) visitChild(node, at);
  };
  const visitChild = (node: SpecNode, key: string | number): void => {
    const child = node.child(key);
    if (child !== undefined) visit(child);
  };
  for (const { place } of versions.flatMap(({ files }) => files)) if (place instanceof SpecNode) visit(place);
};

const reportBreaks = (model: Model, broken: ReadonlyMap<string, readonly Broken[]>, diagnostics: Diagnostics): void => {
  const { versions } = model;
  const newest = versions.at(-1);
  if (newest === undefined) return;
  for (const one of uncoveredIn(versions, broken)) {
    const command = newest.isPublished ? 'begin' : `start ${nameOf(one.subject)}`;
    const message = `clients of ${one.date} are not served any more: ${one.words}. State what they see: npm run versions -- ${command}`;
    diagnostics.report(placeOf(one, model), 'version', message);
  }
  const met = new Set([...broken.values()].flat().map(({ words }) => words));
  for (const [words, file] of excusedBehind(versions, versions[0]?.date ?? '')) {
    if (!met.has(words)) diagnostics.report(file.place, 'version', `nothing is different in "${words}": leave it out`);
  }
};

/** Where the contract says it today; the newest version's file of what it does not say any more. */
const placeOf = ({ subject, change }: Broken, { root, operations, lifecycles, webhooks, versions }: Model): Place => {
  const schema = asString(asObject(asObject(asObject(asObject(root).components).schemas)[subject]).$ref);
  if (schema !== undefined) {
    const [file, pointer] = splitRef('spec/openapi.yaml', schema);
    const at = (change?.at ?? '').split('.').filter((part) => part !== '');
    return { file, path: [...parsePointer(pointer), ...at.flatMap((name) => ['properties', name])] };
  }
  const lifecycle = lifecycles.find(({ id }) => id === subject);
  return (
    operations.find(({ id }) => id === subject)?.place ??
    (lifecycle && { file: lifecycle.file, text: 'states: {' }) ??
    webhooks.find(({ type }) => type === subject) ?? { file: `spec/versions/${versions.at(-1)?.date}/version.yaml` }
  );
};

/** A removal is promised first; security alone may take something away at once. */
const reportUnjust = (
  date: string,
  breaks: readonly Broken[],
  versions: readonly Version[],
  published: Documents,
  diagnostics: Diagnostics,
  day: string,
): void => {
  const excused = excusedBehind(versions, date);
  for (const { words, change, subject } of breaks) {
    // Statuses and types of events go with their lifecycle and their event.
    if (subject !== change?.subject) continue;
    const file = excused.get(words);
    const notice = noticeSince(date, change, published, day);
    if (file === undefined || notice === undefined || notice.isOver || isForSecurity(file, words)) continue;
    const message = `clients of ${date} lose what they were promised: ${words}. In ${date}, ${wordsOf(notice)}. Only security may take it away before (kind: kept-for-security)`;
    diagnostics.report(file.place, 'version', message);
  }
};

const isForSecurity = ({ changes }: ChangeFile, words: string): boolean =>
  changes.some((change) => change.kind === 'kept-for-security' && change.changes.includes(words));

/** What clients of a version were told of the end: by their own document, or by a later one. */
const noticeSince = (date: string, change: Change, published: Documents, day: string): Notice | undefined => {
  const notices = [...published]
    .filter(([version]) => version >= date)
    .map(([, document]) => noticeOfRemoval(change, document, day));
  return notices.find((notice) => notice?.isOver) ?? notices.at(-1);
};

const reportRisks = (versions: readonly Version[], documents: Documents, diagnostics: Diagnostics): void => {
  for (const { date, files } of versions) {
    const document = documents.get(date);
    for (const { changes, harmless, place } of document === undefined ? [] : files) {
      const risky = [...new Set(changes.flatMap((change) => riskyMeanings(change, document ?? {})))];
      if (risky.length > 0 && harmless === undefined) diagnostics.report(place, 'version', unsaid(risky));
      if (risky.length === 0 && harmless !== undefined)
        diagnostics.report(place, 'version', 'no operation at risk reads it: leave `harmless` out');
    }
  }
};

const unsaid = (operations: readonly string[]): string =>
  `requests of older clients to ${operations.join(', ')} would mean what they do not say. ` +
  'Money and rights must not depend on a version: say why this is safe (`harmless`), or leave the change out';

/** A change that undoes nothing was written for another document. */
const reportIdle = (
  versions: readonly Version[],
  published: Documents,
  documents: Documents,
  diagnostics: Diagnostics,
): void => {
  for (const [at, version] of versions.entries()) {
    const before = versions[at - 1];
    const [was, behind] = [before && published.get(before.date), documents.get(version.date)];
    if (was === undefined || behind === undefined) continue;
    const older = documents.get(before?.date ?? '') ?? behind;
    const all = countOf(was, older);
    for (const file of version.files) {
      const converting = file.changes.filter((change) => !('because' in change));
      if (converting.length === 0) continue;
      if (countOf(was, withoutFile(behind, version, file)) > all) continue;
      diagnostics.report(
        file.place,
        'version',
        `the change makes no difference to clients of ${before?.date}: remove it`,
      );
    }
  }
};

const countOf = (was: JsonObject, now: JsonObject): number => differences(was, now).length;

/** The document with the changes of all other files undone; the newer one where they depend on the file. */
const withoutFile = (newer: JsonObject, { files }: Version, left: ChangeFile): JsonObject => {
  const changes = files.filter((file) => file !== left).flatMap(({ changes: own }) => own);
  return changes.reduceRight((document, change) => {
    try {
      return undo(document, change);
    } catch (error) {
      if (error instanceof DoesNotApply) return document;
      throw error;
    }
  }, newer);
};
