import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedFiles, withTree } from '../../codegen/review/tree.ts';

let root: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

// The tests tell one story, in the order in which they stand.
describe('a tree that a review compares', { shuffle: false }, () => {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'paychart-tree-'));
    git('init', '-q', '-b', 'main');
    mkdirSync(join(root, 'src'));
    for (const name of ['kept', 'edited', 'moved', 'moved and edited', 'removed']) {
      writeFileSync(join(root, 'src', `${name}.ts`), `export const it = '${name}';\n`);
    }
    writeFileSync(join(root, '.gitignore'), 'ignored.ts\n');
    git('add', '-A');
    git('commit', '-q', '-m', 'Before');
    mkdirSync(join(root, 'src/domains'));
    renameSync(join(root, 'src/moved.ts'), join(root, 'src/domains/moved.ts'));
    renameSync(join(root, 'src/moved and edited.ts'), join(root, 'src/domains/moved and edited.ts'));
    rmSync(join(root, 'src/removed.ts'));
    for (const file of ['src/edited.ts', 'src/domains/moved and edited.ts', 'src/new.ts', 'ignored.ts']) {
      writeFileSync(join(root, file), "export const it = 'another text';\n");
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const CHANGED = ['src/domains/moved and edited.ts', 'src/edited.ts', 'src/new.ts'];

  test('treats a moved file as unchanged, committed or not', () => {
    git('add', '-A');
    expect([...changedFiles(root, 'HEAD', undefined)].sort()).toEqual(CHANGED);
    git('commit', '-q', '-m', 'After');
    expect([...changedFiles(root, 'HEAD~1', 'HEAD')].sort()).toEqual(CHANGED);
  });

  test('exists while it is used, and leaves neither files nor listeners', async () => {
    const listeners = () => [process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')];
    const before = listeners();
    let folder = '';
    const commit = await withTree(root, 'HEAD~1', ['src'], async (tree) => {
      folder = tree.root;
      expect(readFileSync(join(folder, 'src/edited.ts'), 'utf8')).toContain("'edited'");
      expect(listeners()).toEqual(before.map((count) => count + 1));
      return tree.commit;
    });
    expect([commit, existsSync(folder), listeners()]).toEqual([git('rev-parse', '--short=7', 'HEAD~1'), false, before]);
    const failing = withTree(root, 'HEAD', ['src'], async (tree) => {
      folder = tree.root;
      throw new Error('planted');
    });
    await expect(failing).rejects.toThrow('planted');
    expect([existsSync(folder), listeners()]).toEqual([false, before]);
  });

  test('treats an untracked file as changed, but not an ignored one', () => {
    writeFileSync(join(root, 'src/untracked.ts'), '');
    expect([...changedFiles(root, 'HEAD', undefined)]).toEqual(['src/untracked.ts']);
    expect([...changedFiles(join(root, 'src'), 'HEAD', undefined)]).toEqual(['untracked.ts']);
  });
});
