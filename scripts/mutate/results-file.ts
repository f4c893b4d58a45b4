import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importedBy } from './imports.ts';

/** What decides a result besides the mutated file and the test: how tests are found, started and isolated. */
const SETTINGS = [
  'package-lock.json',
  'vitest.mutation.config.ts',
  'scripts/mutate.ts',
  'test/support/global-setup.ts',
];

/**
 * Where results of a folder are kept. StrykerJS compares the mutated files and the tests with those of the earlier run, and
 * nothing else: a result found under other settings, or against other code outside the folder, would be believed for ever.
 * The name says what they were found with, and results found with anything else are removed.
 */
export function resultsFile(
  root: string,
  cache: string,
  folder: string,
  sources: readonly string[],
  tests: readonly string[],
): string {
  const own = new Set([...sources, ...tests]);
  const others = [...new Set(tests.flatMap((test) => importedBy(root, test)))].filter((file) => !own.has(file)).sort();
  const hash = createHash('sha256');
  for (const file of [...SETTINGS, ...others]) {
    hash.update(`${file}\n`);
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  }
  for (const migration of readdirSync(join(root, 'migrations')).sort()) hash.update(`${migration}\n`);
  const prefix = `${folder.replaceAll('/', '-')}@`;
  const name = `${prefix}${hash.digest('hex').slice(0, 16)}.json`;
  for (const file of readdirSync(cache)) {
    if (file.startsWith(prefix) && file !== name) rmSync(join(cache, file));
  }
  return join(cache, name);
}
