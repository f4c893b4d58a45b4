import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withOutputs } from './spec-guide/blocks.ts';
import { chapterOf, type Ran, runChapter, stepsOf } from './spec-guide/chapter.ts';
import { copyProject } from './spec-guide/copy.ts';
import { runGuide } from './spec-guide/run.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run spec-guide

Runs the change of docs/how-to-change-the-spec.md in a copy, and writes the outputs of the commands into the guide.`);

/** `npm run spec-guide`: makes the change of docs/how-to-change-the-spec.md on a copy, and writes what it prints into it. */
const root = join(import.meta.dirname, '..');
const guide = join(root, 'docs/how-to-change-the-spec.md');
const copy = copyProject(root);

/** A command that finds a fault prints it and does not end with 0: that is what the guide shows. */
const run = async (...args: readonly string[]): Promise<string> => {
  const { stdout, stderr, error } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (error) throw error;
  return `${stderr}${stdout}`.trim();
};

const text = readFileSync(guide, 'utf8');
const other = copyProject(root);

/** As a reader types it. */
const typed = async (command: string): Promise<Ran> => {
  const { stdout, stderr, status } = spawnSync('bash', ['-c', command], { cwd: other, encoding: 'utf8' });
  return { text: `${stderr}${stdout}`.trim(), code: status };
};

try {
  const broken = await runChapter(other, stepsOf(chapterOf(text)), typed);
  const outputs = await runGuide(copy, {
    generate: () => run('codegen/main.mjs'),
    review: () => run('codegen/review/main.ts', 'HEAD'),
    compile: () =>
      run(join(root, 'tools/node_modules/typescript-native/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', '.'),
  });
  writeFileSync(guide, withOutputs(text, { ...outputs, ...broken }));
  execFileSync(join(root, 'tools/node_modules/.bin/biome'), ['format', '--write', guide], { stdio: 'ignore' });
  process.stdout.write('docs/how-to-change-the-spec.md shows what the commands print today\n');
} finally {
  for (const folder of [copy, other]) rmSync(folder, { recursive: true, force: true });
}
