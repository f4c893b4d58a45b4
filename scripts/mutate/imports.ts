import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const SPECIFIER = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Every file that a file imports, directly or through others, from the root; without what packages bring. */
export function importedBy(
  root: string,
  file: string,
  follow: (file: string) => boolean = () => true,
  seen = new Set<string>(),
): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
    const imported = posix.join(posix.dirname(file), specifier);
    if (!follow(imported) || seen.has(imported) || !existsSync(join(root, imported))) continue;
    seen.add(imported);
    importedBy(root, imported, follow, seen);
  }
  return [...seen];
}
