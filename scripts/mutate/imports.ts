import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Not those of types alone: they are gone when the file runs. */
const SPECIFIER = /^(?:import|export)\s(?!type\s)[^;]*?'(\.[^']+)'|import\('(\.[^']+)'\)/gm;

/** Every file that a file imports, directly or through others, from the root; without what packages bring. */
export function importedBy(
  root: string,
  file: string,
  follow: (file: string) => boolean = () => true,
  seen = new Set<string>(),
): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, named, loaded] of text.matchAll(SPECIFIER)) {
    const imported = posix.join(posix.dirname(file), named ?? loaded ?? '');
    if (!follow(imported) || seen.has(imported) || !isFile(join(root, imported))) continue;
    seen.add(imported);
    importedBy(root, imported, follow, seen);
  }
  return [...seen];
}

/** A text in quotes may look like an import and name a folder, or nothing. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
