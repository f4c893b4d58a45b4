import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with more files has several subjects. */
export const MOST_FILES = 25;

/** Folders in which each file is one of a list that the contract makes: a reader looks for one name, and finds it. */
const LISTS = /^src\/domains\/\w+\/operations$|^walker\/recipes$|^codegen\/emit\/(?:sdk|python)\/runtime$/;

export interface Folder {
  readonly folder: string;
  readonly files: number;
}

/** How many files each folder of the sources has. */
export function foldersIn(root: string): readonly Folder[] {
  const counts = new Map<string, number>();
  for (const source of ['src', 'codegen', 'walker', 'mock/build', 'mock/src', 'mock/stateless']) {
    for (const entry of readdirSync(join(root, source), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const folder = entry.parentPath.slice(join(root, '/').length);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts].map(([folder, files]) => ({ folder, files }));
}

export const crowded = (folders: readonly Folder[]): readonly Folder[] =>
  folders.filter(({ folder, files }) => files > MOST_FILES && !LISTS.test(folder));
