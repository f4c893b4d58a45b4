import { catalogOf } from './catalog.ts';
import type { Contract, OlderContract, VersionChanges } from './contract.ts';
import type { File } from './file.ts';
import type { Suffix } from './links.ts';
import { changesPages } from './page/changes.ts';
import { pagesOf } from './pages.ts';
import { createReference, type Reference, referenceOf } from './reference.ts';

const FOLDER = /^(\d{4}-\d{2}-\d{2})(?:\/|$)/;

/** The reference with that of each older version in a folder of its date, and the pages of what changed. */
export const createVersionedReference = (
  contract: Contract,
  older: readonly OlderContract[],
  changes: readonly VersionChanges[],
  suffix: Suffix,
): Reference => {
  const newest = changes.at(-1)?.date;
  if (newest === undefined || older.length === 0) return createReference(contract, suffix);
  const contracts = [...older, { date: newest, contract }];
  const catalogs = new Map(contracts.map((one) => [one.date, catalogOf(one.contract)]));
  const pagesByDate = new Map([...catalogs].map(([date, catalog]) => [date, pagesOf(catalog)]));
  const extra = changesPages(changes, catalogs);
  const all = [...pagesByDate].reverse().map(([date, pages]) => ({
    date,
    pages: new Set([...pages.keys(), ...(date === newest ? extra.keys() : [])]),
  }));
  const made = new Map(
    [...catalogs].map(([date, catalog]) => {
      const versioned = { ...catalog, contract: { ...catalog.contract, versions: { current: date, all } } };
      return [date, referenceOf(versioned, suffix, date === newest ? extra : undefined)];
    }),
  );
  const main = made.get(newest) ?? createReference(contract, suffix);
  const inFolder = <T>(path: string, read: (reference: Reference, rest: string) => T): T => {
    const [folder = '', date = ''] = FOLDER.exec(path) ?? [];
    const reference = date === newest ? undefined : made.get(date);
    return reference === undefined ? read(main, path) : read(reference, path.slice(folder.length));
  };
  return {
    ...main,
    paths: [
      ...main.paths,
      ...[...made].flatMap(([date, { paths }]) => (date === newest ? [] : paths.map((path) => `${date}/${path}`))),
    ],
    file: (path): File | undefined => inFolder(path, (reference, rest) => reference.file(rest)),
    markdown: (path) => inFolder(path, (reference, rest) => reference.markdown(rest)),
  };
};
