import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { coverageOf, isWithin } from '../../scripts/trace/coverage.ts';
import { parseRequirements } from '../../scripts/trace/requirements.ts';
import { mentionsIn } from '../../scripts/trace/test-titles.ts';

const PAGE = `# Requirements

### A 0 Conventions

- **R001** (A 0) Ids are strings.
- **R002** (A 0) † Money is a string.

### B 3 States

- **R010** (B 3) Freeze gives inactive.
- **R011** (B 3) Clients are patient.

## Not testable

| Requirement | Why |
|---|---|
| R011        | Nobody sees it.   |
`;

describe('the page', () => {
  test('gives each requirement its section and text, and the untestable their reason', () => {
    const { all, untestable } = parseRequirements(PAGE);
    expect(all.map(({ id, section, text }) => `${id} ${section} ${text}`)).toEqual([
      'R001 A 0 Ids are strings.',
      'R002 A 0 Money is a string.',
      'R010 B 3 Freeze gives inactive.',
      'R011 B 3 Clients are patient.',
    ]);
    expect([...untestable]).toEqual([['R011', 'Nobody sees it.']]);
  });

  test.each([
    ['a number twice', PAGE.replace('R002', 'R001'), ':6: R001 is there twice'],
    ['one under another heading', PAGE.replace('(B 3) Freeze', '(B 4) Freeze'), ':10: R010 of B 4 stands under B 3'],
    ['one under no section', PAGE.replace('### B 3 States', '## States'), ':10: R010 of B 3 stands under no section'],
    ['one without a section', PAGE.replace('(A 0) Ids', 'Ids'), ':5: not a requirement'],
    ['one without a text', PAGE.replace(' Ids are strings.', ''), ':5: not a requirement'],
    ['no reason', PAGE.replace('Nobody sees it.', ''), ':17: not a requirement with a reason'],
    ['a reason for none', PAGE.replace('| R011', '| R012'), 'R012 is called untestable, and is no requirement'],
  ])('is refused with %s', (_, page, message) => {
    expect(() => parseRequirements(page)).toThrow(message);
  });
});

describe('titles', () => {
  const named = (source: string) => mentionsIn('x.test.ts', source).map(({ id, line }) => `${id}:${line}`);

  test.each([
    ['a test', "test('x (R001, R002)', () => {});", ['R001:1', 'R002:1']],
    ['a describe around one', "describe('x (R001)', () => {\n  it('y (R002)', () => {});\n});", ['R001:1', 'R002:2']],
    ['a template', ['it(`x $', '{name} (R001)\n (R002)`, () => {});'].join(''), ['R001:1', 'R002:2']],
    ['a sum of texts', "it('x' + ' (R001)', () => {});", ['R001:1']],
    ['options', "test('x (R001)', { timeout: 1 }, () => {});", ['R001:1']],
    [
      'modifiers',
      "test.concurrent.each([1])('%i (R001)', () => {});\nit.runIf(yes)('(R002)', f);",
      ['R001:1', 'R002:2'],
    ],
    ['a table that the title shows', "it.each([['a (R001)', 1]])('%s', f);", ['R001:1']],
    [
      'a table by name',
      "const rows = [{ name: 'a (R001)' }];\ndescribe.each(rows)('$name', () => it('b', f));",
      ['R001:1'],
    ],
    ['a loop', "for (const x of y) {\n  test('x (R001)', f);\n}", ['R001:2']],
  ])('are those of %s', (_, source, expected) => {
    expect(named(source)).toEqual(expected);
  });

  test.each([
    ['a comment', "// R001\ntest('x', f);"],
    ['a body', "test('x', () => expect('R001').toBe('R001'));"],
    ['a table that the title does not show', "it.each([['R001']])('x', f);"],
    ['a comment of a shown table', "it.each([\n  // 'R001'\n  'a',\n])('%s', f);"],
    ['other calls', "expect('R001').toBe(1); await test_('R001');"],
    ['a longer word', "test('XR001 R0012 r001', f);"],
    [
      'a test that is skipped, to do or expected to fail',
      "test.skip('R001', f); it.todo('R001'); it.fails('R001', f);",
    ],
    ['a describe that is skipped', "describe.skip('R001', () => it('R001', f));"],
    ['a describe without a test that runs', "describe('R001', () => it.skip('x', f));"],
  ])('are not those of %s', (_, source) => {
    expect(named(source)).toEqual([]);
  });
});

describe('sections', () => {
  test.each([
    ['A', 'A 3.1', true],
    ['a3', 'A 3.1', true],
    ['A 3', 'A 3.1', true],
    ['A3.1', 'A 3.1', true],
    ['A3.1', 'A 3.10', false],
    ['A3', 'B 3', false],
    ['B3', 'B 3', true],
  ])('%s asks for %s: %s', (filter, section, answer) => {
    expect(isWithin(section, filter)).toBe(answer);
  });

  test('an unknown one is an error, not an empty report', () => {
    expect(() => coverageOf(parseRequirements(PAGE), [], 'C1')).toThrow('no section C1');
  });
});

describe('npm run trace', { timeout: 30_000 }, () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const trace = (...options: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../../scripts/trace.ts'), ...options], {
      encoding: 'utf8',
    });

  /** A repository of one page and one test file. */
  function plant(source: string): string {
    const root = mkdtempSync(join(tmpdir(), 'trace-'));
    folders.push(root);
    mkdirSync(join(root, 'docs'));
    mkdirSync(join(root, 'test/deep'), { recursive: true });
    writeFileSync(join(root, 'docs/requirements.md'), PAGE);
    writeFileSync(join(root, 'test/deep/x.test.ts'), source);
    writeFileSync(join(root, 'test/deep/support.ts'), "test('R999', f);");
    return root;
  }

  test('lists what no test names, section by section, and ends with the summary', () => {
    const { status, stdout } = trace('--root', plant("test('x (R001, R010)', f);"));
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual([
      'A 0     1/2',
      '        R002  Money is a string.',
      'B 3     1/1',
      'not testable: R011  Nobody sees it.',
      '',
      'Document A: 1 of 2 covered, 1 uncovered',
      'Document B: 1 of 1 covered, 0 uncovered',
      'Total: 2 of 3 covered, 1 uncovered',
      'Mistakes: 0 unknown numbers, 0 named though not testable (1 are not)',
    ]);
  });

  test('a planted unknown number fails, with its place, also under a filter', () => {
    const { status, stdout } = trace('--section', 'B3', '--root', plant("test('x', f);\ntest('y (R777)', f);"));
    expect(status).toBe(1);
    expect(stdout).toContain('test/deep/x.test.ts:2: R777 is no requirement');
    expect(stdout).not.toContain('A 0  ');
  });

  test('one that is listed as not testable and named all the same fails', () => {
    const { status, stdout } = trace('--root', plant("test('x (R011)', f);"));
    expect(status).toBe(1);
    expect(stdout).toContain('test/deep/x.test.ts:1: R011 is listed as not testable');
  });

  test('a page that cannot be read is one line', () => {
    const root = plant("test('x', f);");
    writeFileSync(join(root, 'docs/requirements.md'), PAGE.replace('(A 0) Ids', 'Ids'));
    expect(trace('--root', root)).toMatchObject({ status: 1, stderr: 'docs/requirements.md:5: not a requirement\n' });
  });

  test('this repository names no unknown number, and the page has all of them', () => {
    const { status, stdout } = trace('--json');
    const { sections, untestable, unknown, impossible } = JSON.parse(stdout);
    expect({ status, unknown, impossible }).toEqual({ status: 0, unknown: [], impossible: [] });
    const testable = sections.reduce((all: number, { total }: { total: number }) => all + total, 0);
    expect(testable + untestable.length).toBe(588);
  });
});
