import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { importedBy } from './imports.ts';

/** What these files bring up takes seconds: a whole service, processes of their own, a chain, a history of every domain. */
const HEAVY = /^test\/(support\/(service|processes|chain|working|handlers)|platform\/audit\/told-database)\.ts$/;
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

/** The tests that mirror a folder of src, those whose name begins like one of its files, and those that are named. */
export function selectTests(root: string, folder: string, named: readonly string[] = []): SelectedTests {
  const mirrored = mirrorOf(folder);
  const candidates = [...filesBelow(root, mirrored), ...likeFiles(root, folder)].filter((file) =>
    file.endsWith('.test.ts'),
  );
  const ofTests = (file: string): boolean => file.startsWith('test/');
  const reached = [...new Set([...candidates, ...named])].map((file) => ({
    file,
    uses: importedBy(root, file, ofTests),
    isNamed: named.includes(file),
  }));
  const isLight = ({ uses, isNamed }: (typeof reached)[number]): boolean =>
    isNamed || !uses.some((one) => HEAVY.test(one));
  const light = reached.filter(isLight);
  return {
    files: light.map(({ file }) => file),
    database: light.some(({ uses }) => uses.some((one) => DATABASE.test(one))),
    left: reached.filter((one) => !isLight(one)).map(({ file }) => file),
  };
}

const mirrorOf = (path: string): string => path.replace(/^src\//, 'test/').replace(/\.ts$/, '');

/** Tests have no folder for each subject of a domain: the files above that begin like a file of the folder are its tests. */
function likeFiles(root: string, folder: string): string[] {
  const sources =
    folder.endsWith('.ts') || existsSync(join(root, mirrorOf(folder))) ? [folder] : sourcesOf(root, folder);
  return sources.map(mirrorOf).flatMap((mirrored) => {
    let above = dirname(mirrored);
    while (!existsSync(join(root, above))) above = dirname(above);
    const begins = `${join(above, basename(mirrored))}.`;
    return filesBelow(root, above).filter((file) => file.startsWith(begins));
  });
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
