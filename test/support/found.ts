import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** The files of the tests' domains whose names end so, sorted: what a domain brings stands with its tests and is found. */
const filesOf = (ending: string): string[] => globSync(`test/domains/*/*${ending}`, { cwd: root }).sort();

/** `wallet` for `test/domains/wallets/wallet.sample.ts`. */
export const foundNames = (ending: string): string[] => filesOf(ending).map((file) => basename(file, ending));

/** What each of these files exports under this name. */
export const foundAll = async <T>(ending: string, exportName: string): Promise<readonly T[]> =>
  Promise.all(filesOf(ending).map((file) => exported<T>(file, exportName)));

/** The same by the files' own names. */
export async function found<T>(ending: string, exportName: string): Promise<ReadonlyMap<string, T>> {
  const values = await foundAll<T>(ending, exportName);
  return new Map(foundNames(ending).map((name, index) => [name, values[index] as T]));
}

async function exported<T>(file: string, exportName: string): Promise<T> {
  const module: Readonly<Record<string, T | undefined>> = await import(pathToFileURL(join(root, file)).href);
  const value = module[exportName];
  if (value === undefined) throw new Error(`${file} exports no ${exportName}`);
  return value;
}
