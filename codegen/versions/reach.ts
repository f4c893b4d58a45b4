import type { Json, JsonObject } from '../load/json.ts';
import type { ChangeFile, Version, VersionChange } from './change.ts';
import { compile } from './compile.ts';
import { locate, type Wanted } from './locate.ts';
import { answersOf, eventsOf, isStatusOf, operationsOf, queryOf, requestOf } from './steps.ts';

/** What is different in a version, and whom it concerns: who calls one of the operations, or receives one of the events. */
export interface Reach {
  /** The newer version. */
  readonly version: string;
  /** The file's name: `fields-have-units`. */
  readonly change: string;
  readonly summary: string;
  readonly upgrade: string;
  readonly operations: readonly string[];
  readonly events: readonly string[];
}

/** The changes of all versions, from the oldest to the newest, by the names of today's contract. */
export const reachOf = (newest: JsonObject, versions: readonly Version[]): Reach[] =>
  versions.slice(1).flatMap(({ date, files }, place) =>
    files.map((file): Reach => {
      const { operations, events } = reachOfFile(newest, versions.slice(place, place + 2), file, versions);
      const change =
        file.file
          .split('/')
          .at(-1)
          ?.replace(/\.yaml$/, '') ?? '';
      return {
        version: date,
        change,
        summary: file.summary.trim(),
        upgrade: file.upgrade.trim(),
        operations: [...operations].sort(),
        events: [...events].sort(),
      };
    }),
  );

interface Names {
  readonly operations: Set<string>;
  readonly events: Set<string>;
}

const reachOfFile = (
  newest: JsonObject,
  [before, version]: readonly Version[],
  file: ChangeFile,
  all: readonly Version[],
): Names => {
  const names: Names = { operations: new Set(), events: new Set() };
  if (before === undefined || version === undefined) return names;
  const document = compile(newest, all, rethrow).documents.get(version.date) ?? newest;
  for (const one of file.changes) {
    if ('because' in one) namedBy(one, document, names);
  }
  const alone = { ...version, files: [file] };
  const { conversions } = compile(documentBefore(document, version, file), [before, alone], rethrow);
  for (const { operations, events } of conversions) {
    for (const id of Object.keys(operations)) names.operations.add(id);
    for (const type of Object.keys(events)) names.events.add(type);
  }
  return names;
};

const rethrow = (_file: ChangeFile, error: unknown): never => {
  throw error;
};

/** The document that the changes of the file meet: those of the files behind it in the alphabet are undone first. */
const documentBefore = (document: JsonObject, version: Version, file: ChangeFile): JsonObject => {
  const later = version.files.slice(version.files.indexOf(file) + 1);
  const before = { ...version, date: '0000-00-00', files: [] };
  return compile(document, [before, { ...version, files: later }], rethrow).documents.get(before.date) ?? document;
};

/** The operations and events of what the change names: an operation, an event, a schema or a machine. */
const namedBy = (change: Extract<VersionChange, { because: string }>, document: JsonObject, names: Names): void => {
  const operations = operationsOf(document);
  for (const words of change.changes) {
    const subject = words.slice(0, words.indexOf(':'));
    if (operations.some(({ id }) => id === subject)) {
      names.operations.add(subject);
      continue;
    }
    const wanted: Wanted = (schema, name) => name === subject || isStatusOf(schema, subject);
    const shows = (schema: Json | undefined): boolean =>
      schema !== undefined && locate(schema, document, wanted).length > 0;
    for (const one of operations) {
      if ([queryOf(document, one), requestOf(document, one), ...answersOf(document, one)].some(shows))
        names.operations.add(one.id);
    }
    for (const [type, schema] of eventsOf(document)) if (type === subject || shows(schema)) names.events.add(type);
  }
};
