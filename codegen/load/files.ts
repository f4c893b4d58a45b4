import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** All files of a folder whose name ends so, relative to the project's root, sorted; none where there is no folder. */
export const listFiles = (root: string, folder: string, suffix: string): string[] => {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};
