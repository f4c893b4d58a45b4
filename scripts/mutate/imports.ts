import { existsSync, readFileSync } from 'node:fs';
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
    if (!follow(imported) || seen.has(imported) || !existsSync(join(root, imported))) continue;
    seen.add(imported);
    importedBy(root, imported, follow, seen);
  }
  return [...seen];
}
