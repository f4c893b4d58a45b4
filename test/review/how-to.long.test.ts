import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Project } from '../../codegen/review/code/project.ts';
import { type Loaded, loadContract } from '../../codegen/review/load.ts';
import { printMarkdown } from '../../codegen/review/markdown.ts';
import { compareContracts } from '../../codegen/review/review.ts';
import { comparable, outputsIn } from '../../scripts/spec-guide/blocks.ts';
import * as change from '../../scripts/spec-guide/change.ts';
import { chapterOf } from '../../scripts/spec-guide/chapter.ts';
import { type Commands, type Outputs, runGuide } from '../../scripts/spec-guide/run.ts';
import { REPOSITORY } from './support.ts';

const text = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8');
const guide = text('docs/how-to-change-the-spec.md');
/** What the chapter that runs as it stands shows is held by breaking-change.long.test.ts. */
const shownLines = guide.replace(chapterOf(guide), '');
const edits = [...[...change.contract, ...change.lifecycle], ...[...change.examples, ...change.implementation]];

test('docs/how-to-change-the-spec.md names every rule of the generator', () => {
  const [, union = ''] = /export type Rule =([^;]+);/.exec(text('codegen/model/diagnostics.ts')) ?? [];
  const rules = [...union.matchAll(/'([\w-]+)'/g)].map(([, rule = '']) => rule);
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((rule) => !guide.includes(`\`${rule}\``))).toEqual([]);
});

describe('what docs/how-to-change-the-spec.md shows (`npm run spec-guide` writes it)', () => {
  let outputs: Outputs;
  let copy: string;
  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'paychart-guide-'));
    for (const folder of ['spec', 'machines', 'migrations', 'src', 'test/domains', 'test/platform', 'test/model']) {
      cpSync(join(REPOSITORY, folder), join(copy, folder), { recursive: true });
    }
    cpSync(join(REPOSITORY, 'package.json'), join(copy, 'package.json'));
    symlinkSync(join(REPOSITORY, 'node_modules'), join(copy, 'node_modules'));
    outputs = await runGuide(copy, await commands(copy));
  }, 180_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(['unknown', 'stale', 'review', 'follow-ups', 'ticked'])('%s shows what is printed today', (name) => {
    const shown = outputsIn(guide)[name] ?? '';
    expect(comparable(withoutGenerated(shown))).toBe(comparable(withoutGenerated(outputs[name] ?? '')));
  });

  test.each(['generated', 'compiler'])('%s names existing files', (name) => {
    const files = outputsIn(guide)[name]?.match(/(?:generated|spec|src|test)\/[\w./-]+\w/g) ?? [];
    expect(files.length).toBeGreaterThan(4);
    const made = edits.map(({ file }) => file);
    expect(files.filter((file) => !existsSync(join(REPOSITORY, file)) && !made.includes(file))).toEqual([]);
  });

  test('YAML and TypeScript lines equal those of the change', () => {
    const written = edits.map((edit) => ('whole' in edit ? edit.whole : edit.text)).join('\n');
    const blocks = [...shownLines.matchAll(/^```(?:yaml|ts)\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
    const lines = blocks.flatMap((block) => block.split('\n')).map((line) => line.replace(/ *\/\/ .*$/, '').trim());
    const isContext = (line: string): boolean =>
      /…|^$|^export (?:interface|type) \w+ [{=]$|^actions: \{$|^[}\]),]+$/.test(line);
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => !isContext(line) && !written.includes(line))).toEqual([]);
  });
});

/** The commands without a process of their own, and without what `generate` writes: a stub stands for all of it. */
const commands = async (copy: string): Promise<Commands> => {
  const before = await loadCopy(copy);
  let now = before;
  return {
    generate: async () => {
      now = await loadCopy(copy);
      const { problems } = now;
      if (problems.length > 0) return [...problems, `${problems.length} problem(s); nothing was written`].join('\n');
      const handler = join(copy, change.HANDLER);
      const stub = "export const pausePayoutDestination = notImplemented('pausePayoutDestination');\n";
      if (!existsSync(handler)) writeFileSync(handler, stub);
      return '';
    },
    review: async () => {
      const files = edits.map(({ file }) => file);
      const made = files.filter((file) => readIfThere(copy, file) !== readIfThere(REPOSITORY, file));
      const names = { from: '0000000', to: 'the working tree' };
      return printMarkdown(compareContracts(before, now.contract, new Project(copy, new Set(made)), names));
    },
  };
};

/** A process imports a machine once: each load gets files of its own. */
const loadCopy = async (copy: string): Promise<Loaded> => {
  const root = mkdtempSync(join(tmpdir(), 'paychart-guide-'));
  try {
    for (const name of ['spec', 'machines', 'migrations', 'package.json']) {
      cpSync(join(copy, name), join(root, name), { recursive: true });
    }
    symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
    return await loadContract(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};

const readIfThere = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

/** The last section says what `generate` wrote. */
const withoutGenerated = (markdown: string): string => markdown.replace(/\n\*\*Generated\*\*\n[\s\S]*$/, '').trim();
