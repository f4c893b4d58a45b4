import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** What these files bring up takes seconds: a whole service, processes of their own, a chain. */
const HEAVY = /^test\/support\/(service|processes|chain|working|handlers)\.ts$/;
const DATABASE = /^test\/support\/(database|database-server)\.ts$/;

export interface SelectedTests {
  readonly files: readonly string[];
  /** Whether one of them asks for a database of its own. */
  readonly database: boolean;
  /** Left out, because they start a whole service. */
  readonly left: readonly string[];
}

/** The source files below a folder of src, and a file itself; without those that only export others. */
export const sourcesOf = (root: string, folder: string): string[] =>
  filesBelow(root, folder).filter((file) => /\.ts$/.test(file) && !/(^|\/)index\.ts$|\.d\.ts$/.test(file));

/** The tests that mirror a folder of src, and those whose name begins like one of its files. */
export function selectTests(root: string, folder: string): SelectedTests {
  const mirrored = folder.replace(/^src\//, 'test/').replace(/\.ts$/, '');
  const candidates = [
    ...filesBelow(root, mirrored),
    ...filesBelow(root, dirname(mirrored)).filter((file) => file.startsWith(`${mirrored}.`)),
  ].filter((file) => file.endsWith('.test.ts'));
  const reached = candidates.map((file) => ({ file, uses: supportOf(root, file) }));
  const light = reached.filter(({ uses }) => !uses.some((one) => HEAVY.test(one)));
  return {
    files: light.map(({ file }) => file),
    database: light.some(({ uses }) => uses.some((one) => DATABASE.test(one))),
    left: reached.filter(({ uses }) => uses.some((one) => HEAVY.test(one))).map(({ file }) => file),
  };
}

/** Every file below test/ that a test file imports, directly or through others. */
function supportOf(root: string, file: string, seen = new Set<string>()): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, specifier = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
    const imported = posix.join(posix.dirname(file), specifier);
    if (!imported.startsWith('test/') || seen.has(imported) || !existsSync(join(root, imported))) continue;
    seen.add(imported);
    supportOf(root, imported, seen);
  }
  return [...seen];
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return existsSync(`${full}.ts`) ? [`${path}.ts`] : [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
