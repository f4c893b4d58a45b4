import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const REPOSITORY = join(import.meta.dirname, '../../..');
const POSITIVE = join(REPOSITORY, 'test/codegen/positive');

/** One replacement in one file of a project; `from` stands in it exactly once. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A copy of a positive fixture in a folder of its own, in which the repository's packages resolve. */
export const copyProject = (name: string): string => {
  const root = mkdtempSync(join(tmpdir(), 'paychart-codegen-'));
  cpSync(join(POSITIVE, name), root, { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  return root;
};

/** A folder of links rather than one link, for a project that runs the generator: what it keeps there is its own. */
export const linkPackages = (root: string): void => {
  const packages = join(REPOSITORY, 'node_modules');
  rmSync(join(root, 'node_modules'), { force: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
};

export const applyChange = (root: string, { file, from, to }: Change): void => {
  const text = readFileSync(join(root, file), 'utf8');
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} holds ${JSON.stringify(from)} ${parts.length - 1} times, not once`);
  writeFileSync(join(root, file), parts.join(to));
};
