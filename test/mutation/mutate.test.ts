import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importedBy } from '../../scripts/mutate/imports.ts';
import { resultsFile } from '../../scripts/mutate/results-file.ts';
import { type Mutant, scoreOf } from '../../scripts/mutate/score.ts';
import { selectTests } from '../../scripts/mutate/select-tests.ts';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mutate-'));
  mkdirSync(join(root, 'migrations'));
  mkdirSync(join(root, 'cache'));
  write('src/a/rule.ts', 'export const a = 1;');
  write('src/b/other.ts', 'export const b = 1;');
  write('test/a/rule.test.ts', `import { a } from '../../src/a/rule.ts';\nimport { c } from '../support/rows.ts';`);
  write('test/a/whole.test.ts', `import {\n  start,\n} from './started.ts';`);
  write('test/a/typed.test.ts', `import type { Service } from '../support/service.ts';`);
  write('test/a/started.ts', `export { start } from '../support/service.ts';`);
  write('test/support/rows.ts', `import { b } from '../../src/b/other.ts';`);
  write('test/support/service.ts', `const { load } = await import('../../src/b/other.ts');`);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the tests of a mutation run', () => {
  it('include no test that starts a whole service, and start nothing for a type import', () => {
    expect(selectTests(root, 'src/a')).toEqual({
      files: ['test/a/rule.test.ts', 'test/a/typed.test.ts'],
      database: false,
      left: ['test/a/whole.test.ts'],
    });
  });

  it('include named tests, whatever they start', () => {
    expect(selectTests(root, 'src/a', ['test/a/whole.test.ts'])).toMatchObject({
      files: ['test/a/rule.test.ts', 'test/a/typed.test.ts', 'test/a/whole.test.ts'],
      left: [],
    });
  });

  it('are found by file name in a parent folder if the tests have no such folder', () => {
    write('src/a/subject/deep.ts', 'export const d = 1;');
    write('test/a/deep.test.ts', `import { d } from '../../src/a/subject/deep.ts';`);
    write('test/a/deeper.test.ts', '');
    expect(selectTests(root, 'src/a/subject').files).toEqual(['test/a/deep.test.ts']);
    expect(selectTests(root, 'src/a/subject/deep.ts').files).toEqual(['test/a/deep.test.ts']);
  });

  it('are found by their imports, indirect and dynamic ones included', () => {
    expect(importedBy(root, 'test/a/whole.test.ts')).toEqual([
      'test/a/started.ts',
      'test/support/service.ts',
      'src/b/other.ts',
    ]);
  });
});

describe('results of an earlier run', () => {
  const file = () => resultsFile(root, join(root, 'cache'), 'src/a', ['src/a/rule.ts'], ['test/a/rule.test.ts']);

  it('are valid while only the mutated file and the tests change, which are compared one by one', () => {
    const before = file();
    expect(file()).toBe(before);
    write('src/a/rule.ts', 'export const a = 2;');
    write('test/a/rule.test.ts', `import { c } from '../support/rows.ts';\nimport { a } from '../../src/a/rule.ts';`);
    expect(file()).toBe(before);
  });

  it.each([
    ['the way of running tests', 'vitest.mutation.config.ts'],
    ['a version', 'package-lock.json'],
    ['what a test leans on', 'test/support/rows.ts'],
    ['code that it leans on', 'src/b/other.ts'],
    ['the database', 'migrations/999_more.ts'],
  ])('are invalid after a change of %s', (_what, changed) => {
    const before = file();
    write(changed, `import { b } from '../../src/b/other.ts';\nexport const changed = 1;`);
    expect(file()).not.toBe(before);
  });

  it('are removed when they are invalid, and those of other folders are kept', () => {
    for (const name of ['src-a@0123456789abcdef.json', 'src-a-deeper@0123456789abcdef.json', 'sandbox'])
      write(`cache/${name}`, '{}');
    file();
    expect(readdirSync(join(root, 'cache'))).toEqual(['sandbox', 'src-a-deeper@0123456789abcdef.json']);
  });
});

describe('a score', () => {
  const mutant = (status: Mutant['status'], original = 'a'): Mutant => ({
    file: 'f',
    line: 1,
    mutator: 'm',
    original,
    replacement: 'b',
    status,
  });

  it('excludes equivalent mutants, counts a timeout as detected, and an uncovered one as undetected', () => {
    const mutants = [
      mutant('Killed'),
      mutant('Timeout'),
      mutant('Survived', 'same'),
      mutant('Survived'),
      mutant('NoCoverage'),
      mutant('Ignored'),
      mutant('CompileError'),
    ];
    const equivalent = [{ file: 'f', original: 'same', replacement: 'b', why: '' }];
    expect(scoreOf('x', mutants, equivalent)).toEqual({
      name: 'x',
      killed: 1,
      timeout: 1,
      survived: 1,
      uncovered: 1,
      equivalent: 1,
      percent: 50,
    });
    expect(scoreOf('x', [], []).percent).toBe(100);
  });
});
