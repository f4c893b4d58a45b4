import type { JsonObject } from '../load/json.ts';
import type { Place } from '../load/spec-node.ts';
import { type Cache, keyOf } from '../model/cache.ts';
import type { Diagnostics } from '../model/diagnostics.ts';
import type { Model } from '../model/model.ts';
import { withLinks } from '../model/operations/links.ts';
import type { Change } from '../review/change.ts';
import { type Notice, noticeOfRemoval, today, wordsOf } from '../review/schedules.ts';
import type { ChangeFile, ChangeKind, Version } from './change.ts';
import { compile } from './compile.ts';
import { breaksBetween, differences } from './differences.ts';
import { lifecycleBreaks } from './lifecycle-gate.ts';
import { readPublished } from './published.ts';
import { riskyMeanings } from './risky-meanings.ts';
import { DoesNotApply, undo } from './undo.ts';

/**
 * Holds the contract to every version that was published: what its changes make of today's document has to serve its
 * clients as its own document promised. The documents that were found to fit are not compared again.
 */
export const checkVersions = async (
  root: string,
  { document, operations, lifecycles, versions }: Model,
  diagnostics: Diagnostics,
  cache: Cache,
  day = today(),
): Promise<Record<string, string>> => {
  if (versions.length === 0) return {};
  const key = keyOf([
    document,
    lifecycles.map(({ hash, leaves }) => [hash, leaves]),
    versions.map(({ files, ...version }) => [version, files.map(contentOf)]),
  ]);
  const checked = { versions: key };
  if (cache.checked('versions', key)) return checked;
  const newest = withLinks(document, operations, lifecycles);
  const { documents } = compile(newest, versions, (file, error) => {
    if (!(error instanceof DoesNotApply)) throw error;
    diagnostics.report(file.place, 'version', `${error.message} in the version behind it`);
  });
  if (diagnostics.any) return {};
  const published = new Map(
    versions.flatMap(({ date }) => {
      const openapi = readPublished(root, date, 'openapi');
      return openapi === undefined ? [] : [[date, openapi] as const];
    }),
  );
  const broken = new Map(
    [...published].map(([date, was]): [string, Broken[]] => [
      date,
      [
        ...breaksBetween(was, documents.get(date) ?? was).map(({ change, words }) => ({
          words,
          name: nameFor(change),
          notice: noticeSince(date, change, published, day),
        })),
        ...lifecycleBreaks(root, date, versions, lifecycles).map((words) => ({ words, name: nameOf(words) })),
      ],
    ]),
  );
  reportBreaks(versions, broken, diagnostics);
  reportIdle(versions, published, documents, diagnostics);
  reportRisks(versions, documents, diagnostics);
  return checked;
};

const contentOf = ({ place: _place, ...file }: ChangeFile): unknown => file;

type Documents = ReadonlyMap<string, JsonObject>;

/** The words that the files of the versions behind one name as not served. */
const excusedBehind = (versions: readonly Version[], date: string): Map<string, Excuse> =>
  new Map(
    versions
      .filter((version) => version.date > date)
      .flatMap(({ files }) => files)
      .flatMap((file) =>
        file.changes.flatMap((change) =>
          'because' in change ? change.changes.map((words) => [words, { file, kind: change.kind }] as const) : [],
        ),
      ),
  );

/** The file that says why older clients are not served, and the kind of its reason. */
interface Excuse {
  readonly file: ChangeFile;
  readonly kind: ChangeKind;
}

/** What clients meet, with a name for the file that states it. */
interface Broken {
  readonly words: string;
  readonly name: string;
  /** Of a removal: what clients were told of its end. */
  readonly notice?: Notice | undefined;
}

const reportBreaks = (
  versions: readonly Version[],
  broken: ReadonlyMap<string, readonly Broken[]>,
  diagnostics: Diagnostics,
): void => {
  const newest = versions.at(-1);
  if (newest === undefined) return;
  const place: Place = { file: `spec/versions/${newest.date}/version.yaml` };
  const met = new Set<string>();
  for (const [date, breaks] of [...broken].reverse()) {
    const excused = excusedBehind(versions, date);
    for (const one of breaks) {
      // Those of the newest version that meet it say it for all before it.
      const excuse = excused.get(one.words);
      if (excuse === undefined && !met.has(one.words)) diagnostics.report(place, 'version', uncovered(date, one));
      const unjust = excuse && unjustOf(one, excuse, date);
      if (excuse && unjust !== undefined) diagnostics.report(excuse.file.place, 'version', unjust);
      met.add(one.words);
    }
  }
  const oldest = versions[0]?.date ?? '';
  for (const [words, { file }] of excusedBehind(versions, oldest)) {
    if (!met.has(words)) diagnostics.report(file.place, 'version', `nothing is different in "${words}": leave it out`);
  }
};

/** What clients of a version were told of the end: by their own document, or by a later one. */
const noticeSince = (date: string, change: Change, published: Documents, day: string): Notice | undefined => {
  const notices = [...published]
    .filter(([version]) => version >= date)
    .map(([, document]) => noticeOfRemoval(change, document, day));
  return notices.find((notice) => notice?.isOver) ?? notices.at(-1);
};

/** A removal is promised first; security alone may take something away at once. */
const unjustOf = ({ words, notice }: Broken, { kind }: Excuse, date: string): string | undefined => {
  if (kind === 'kept-for-security' || (kind === 'ended' ? notice?.isOver : notice === undefined)) return undefined;
  if (notice === undefined) return `"${words}" removes nothing, so that nothing has ended`;
  const instead = notice.isOver ? 'State it as `ended`' : 'Only `kept-for-security` may take it away before';
  return `clients of ${date} lose what they were promised: ${words}. In ${date}, ${wordsOf(notice)}. ${instead}`;
};

const uncovered = (date: string, { words, name }: Broken): string =>
  `clients of ${date} are not served any more: ${words}. State what they see: npm run versions -- start ${name}`;

/** `create-order-request-sku` of a change of the field sku. */
const nameFor = ({ subject, at }: Change): string => nameOf(`${subject}-${at ?? ''}`);

const nameOf = (words: string): string =>
  words
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

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
