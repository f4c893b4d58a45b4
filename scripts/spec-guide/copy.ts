import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What the example does not need: examples, and documents that no command reads. */
const LEFT_OUT = /^(?:examples|docs)\//;

/** A copy of the working tree in a repository of its own, with one commit; packages are the original's. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'paychart-guide-'));
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of listed.filter((one) => existsSync(join(root, one)) && one !== '' && !LEFT_OUT.test(one))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // Not committed, and without it everything is generated anew.
  const manifest = 'generated/.manifest.json';
  if (existsSync(join(root, manifest))) cpSync(join(root, manifest), join(copy, manifest));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  git(copy, 'init', '-q', '-b', 'main');
  git(copy, 'add', '-A');
  git(
    copy,
    '-c',
    'user.name=Guide',
    '-c',
    'user.email=guide@paychart.example',
    'commit',
    '-q',
    '-m',
    'Before the change',
  );
  return copy;
}

/** Hooks, signatures and an index of whoever calls do not belong to the copy. */
function git(root: string, ...args: readonly string[]): string {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;
  const options = ['-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgSign=false'];
  return execFileSync('git', [...options, ...args], { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
