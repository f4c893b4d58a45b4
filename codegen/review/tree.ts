import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A commit's files in a folder of their own, in which the project's packages resolve. */
export interface Tree {
  readonly root: string;
  /** `3bed52f`. */
  readonly commit: string;
}

/** A reference that git does not know. */
export class UnknownReference extends Error {}

/**
 * Writes the project as it is at a git reference into a temporary folder, hands it over, and removes it, whatever
 * happens. Works on an index of its own: the repository's index, branches and work trees are not touched.
 */
export const withTree = async <T>(
  root: string,
  reference: string,
  folders: readonly string[],
  use: (tree: Tree) => Promise<T>,
): Promise<T> => {
  const commit = resolveCommit(root, reference);
  const folder = mkdtempSync(join(tmpdir(), 'paychart-review-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const stop = (): never => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    exportFiles(root, commit, folders, folder);
    return await use({ root: folder, commit: commit.slice(0, 7) });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    remove();
  }
};

/**
 * The files of the newer side that the older one has not, or has with another text. A file that only moved is not one of
 * them. Without `to`, the newer side is the working tree with its new files.
 */
export const changedFiles = (root: string, from: string, to: string | undefined): Set<string> => {
  const sides = [from, ...(to === undefined ? [] : [to])].map((reference) => resolveCommit(root, reference));
  const options = ['--relative', '--name-status', '--find-renames=100%', '--no-ext-diff', '-z'];
  const differing = entries(git(root, ['diff', ...options, ...sides], { GIT_OPTIONAL_LOCKS: '0' }));
  const changed = to === undefined ? entries(git(root, ['ls-files', '--others', '--exclude-standard', '-z'])) : [];
  // `A path`, `M path`, `D path`, `R100 from to`.
  for (let letter = differing.shift(); letter !== undefined; letter = differing.shift()) {
    const file = differing.shift() ?? '';
    if (letter.startsWith('R')) differing.shift();
    else if (letter !== 'D') changed.push(file);
  }
  return new Set(changed);
};

/** The output of `-z`. */
const entries = (output: string): string[] => output.split('\0').filter((entry) => entry !== '');

const exportFiles = (root: string, commit: string, folders: readonly string[], folder: string): void => {
  const prefix = git(root, ['rev-parse', '--show-prefix']).trim().replace(/\/$/, '');
  const treeish = `${commit}:${prefix}`;
  const files = git(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', treeish, ...folders]);
  const environment = { GIT_INDEX_FILE: join(folder, '.index') };
  git(root, ['read-tree', treeish], environment);
  const top = git(root, ['rev-parse', '--show-toplevel']).trim();
  git(top, ['checkout-index', '--quiet', '-z', '--stdin', `--prefix=${folder}/`], environment, files);
  rmSync(join(folder, '.index'));
  if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const packages = join(root, 'node_modules');
  if (existsSync(packages)) symlinkSync(packages, join(folder, 'node_modules'));
};

const resolveCommit = (root: string, reference: string): string => {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`]).trim();
  } catch {
    throw new UnknownReference(`git knows no commit '${reference}'`);
  }
};

/** Inside a hook of git, its variables would point at another index or repository. */
const git = (
  root: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = '',
): string => {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...inherited } = process.env;
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    input,
    env: { ...inherited, ...environment },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
};
