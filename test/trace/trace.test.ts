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

- **R012** (B 3) Thawing asks two.
- **R013** (B 3) Two are not one.

## Not testable

| Requirement | Why |
|---|---|
| R011        | Nobody sees it.   |

## Waits for

| Requirements | Operations        | Why            |
|--------------|-------------------|----------------|
| R012, R013   | thawCard, askTwo  | Nobody is two. |
`;

describe('the page', () => {
  test('gives each requirement its section and text, and each untestable one its reason', () => {
    const { all, untestable, waiting } = parseRequirements(PAGE);
    expect(all.map(({ id, section, text }) => `${id} ${section} ${text}`)).toEqual([
      'R001 A 0 Ids are strings.',
      'R002 A 0 Money is a string.',
      'R010 B 3 Freeze gives inactive.',
      'R011 B 3 Clients are patient.',
      'R012 B 3 Thawing asks two.',
      'R013 B 3 Two are not one.',
    ]);
    expect([...untestable]).toEqual([['R011', 'Nobody sees it.']]);
    const wait = { operations: ['thawCard', 'askTwo'], reason: 'Nobody is two.' };
    expect([...waiting.keys()]).toEqual(['R012', 'R013']);
    expect([...waiting.values()]).toMatchObject([wait, wait]);
  });

  test.each([
    ['a number twice', PAGE.replace('R002', 'R001'), ':6: R001 is there twice'],
    ['one under another heading', PAGE.replace('(B 3) Freeze', '(B 5) Freeze'), ':10: R010 of B 5 stands under B 3'],
    ['one under no section', PAGE.replace('### B 3 States', '## States'), ':10: R010 of B 3 stands under no section'],
    ['one without a section', PAGE.replace('(A 0) Ids', 'Ids'), ':5: not a requirement'],
    ['one without a text', PAGE.replace(' Ids are strings.', ''), ':5: not a requirement'],
    ['no reason', PAGE.replace('Nobody sees it.', ''), ':20: not a requirement with a reason'],
    ['a wait without a reason', PAGE.replace('Nobody is two.', ''), ':26: not a requirement with a reason'],
    ['a wait for nothing', PAGE.replace('thawCard, askTwo', ''), ':26: not a requirement with a reason'],
    ['two reasons for one', PAGE.replace('R012, R013', 'R011, R013'), ':26: R011 has a reason already'],
    ['one that waits twice', PAGE.replace('R012, R013', 'R013, R013'), ':26: R013 has a reason already'],
    ['a wait of none', PAGE.replace('R012, R013', 'R012, R050'), 'R050 is said to wait, and is no requirement'],
    ['a reason for none', PAGE.replace('| R011', '| R003'), 'R003 is called untestable, and is no requirement'],
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
  ])('are found in %s', (_, source, expected) => {
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
  ])('are not found in %s', (_, source) => {
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

  test('an unknown section is an error, not an empty report', () => {
    expect(() => coverageOf(parseRequirements(PAGE), [], () => 'stub', 'C1')).toThrow('no section C1');
  });
});

describe('npm run trace', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const trace = (...options: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../../scripts/trace.ts'), ...options], {
      encoding: 'utf8',
    });

  const STUB = "const run = () => notImplemented('x');";

  /** A repository of one page, one test file, and two operations that have no handler unless told. */
  function plant(
    source: string,
    { thawCard = STUB, askTwo = STUB }: { thawCard?: string; askTwo?: string } = {},
  ): string {
    const root = mkdtempSync(join(tmpdir(), 'trace-'));
    folders.push(root);
    mkdirSync(join(root, 'docs'));
    mkdirSync(join(root, 'test/deep'), { recursive: true });
    for (const domain of ['cards', 'people'])
      mkdirSync(join(root, 'src/domains', domain, 'operations'), { recursive: true });
    writeFileSync(join(root, 'src/domains/cards/operations/thaw-card.ts'), thawCard);
    if (askTwo !== '') writeFileSync(join(root, 'src/domains/people/operations/ask-two.ts'), askTwo);
    writeFileSync(join(root, 'docs/requirements.md'), PAGE);
    writeFileSync(join(root, 'test/deep/x.test.ts'), source);
    writeFileSync(join(root, 'test/deep/support.ts'), "test('R999', f);");
    return root;
  }

  test('lists requirements that no test names by section, and ends with the summary', () => {
    const { status, stdout } = trace('--root', plant("test('x (R001, R010)', f);"));
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual([
      'A 0     1/2',
      '        R002  Money is a string.',
      'B 3     1/3',
      'waiting: R012  for thawCard, askTwo: Nobody is two.',
      'waiting: R013  for thawCard, askTwo: Nobody is two.',
      'not testable: R011  Nobody sees it.',
      '',
      'Document A: 1 of 2 covered, 1 uncovered, 0 waiting',
      'Document B: 1 of 3 covered, 0 uncovered, 2 waiting',
      'Total: 2 of 5 covered, 1 uncovered, 2 waiting',
      'Mistakes: 0 unknown numbers, 0 named though not testable or waiting, 0 waits that are over',
    ]);
  });

  test.each([
    ['one of the operations has its handler', { askTwo: 'export const askTwo = () => 2;' }, 'which has its handler'],
    ['one of the operations is none', { askTwo: '' }, 'which is no operation'],
  ])('reports a wait as over when %s, whatever section is requested', (_, handlers, because) => {
    const { status, stdout } = trace('--section', 'A0', '--root', plant("test('x', f);", handlers));
    expect(status).toBe(1);
    expect(stdout).toContain(`R012 waits for askTwo, ${because}`);
    expect(stdout).toContain(`R013 waits for askTwo, ${because}`);
    expect(stdout).toContain('0 named though not testable or waiting, 2 waits that are over');
    expect(stdout).not.toContain('thawCard, which');
  });

  test('fails for a waiting requirement that a test names', () => {
    const { status, stdout } = trace('--root', plant("test('x (R013)', f);"));
    expect(status).toBe(1);
    expect(stdout).toContain('test/deep/x.test.ts:1: R013 is listed as waiting');
  });

  test('fails for a planted unknown number, with its place, also under a filter', () => {
    const { status, stdout } = trace('--section', 'B3', '--root', plant("test('x', f);\ntest('y (R777)', f);"));
    expect(status).toBe(1);
    expect(stdout).toContain('test/deep/x.test.ts:2: R777 is no requirement');
    expect(stdout).not.toContain('A 0  ');
  });

  test('fails for an untestable requirement that a test names', () => {
    const { status, stdout } = trace('--root', plant("test('x (R011)', f);"));
    expect(status).toBe(1);
    expect(stdout).toContain('test/deep/x.test.ts:1: R011 is listed as not testable');
  });

  test('prints one line if the page cannot be read', () => {
    const root = plant("test('x', f);");
    writeFileSync(join(root, 'docs/requirements.md'), PAGE.replace('(A 0) Ids', 'Ids'));
    expect(trace('--root', root)).toMatchObject({ status: 1, stderr: 'docs/requirements.md:5: not a requirement\n' });
  });

  test('finds no mistake in this repository, and all requirements on the page', () => {
    const { status, stdout } = trace('--json');
    const { sections, untestable, unknown, impossible, premature, overdue } = JSON.parse(stdout);
    const mistakes = { unknown, impossible, premature, overdue };
    expect({ status, ...mistakes }).toEqual({ status: 0, unknown: [], impossible: [], premature: [], overdue: [] });
    const testable = sections.reduce((all: number, { total }: { total: number }) => all + total, 0);
    expect(testable + untestable.length).toBe(588);
  });

  test('finds a reason for every uncovered requirement of the off-ramp, of claims and of destinations', () => {
    const { sections } = JSON.parse(trace('--json').stdout) as ReturnType<typeof coverageOf>;
    const parts = ['A0', 'A1', 'A2', 'A3.1', 'A3.2', 'A3.3', 'A3.4', 'A3.5', 'A4.1', 'A4.4', 'A4.5'];
    const ours = sections.filter(({ section }) => parts.some((part) => isWithin(section, part)));
    expect(ours.length).toBeGreaterThan(15);
    expect(ours.flatMap(({ uncovered }) => uncovered.map(({ id }) => id))).toEqual([]);
  });
});
