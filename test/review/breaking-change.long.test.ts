import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparable, outputsIn } from '../../scripts/spec-guide/blocks.ts';
import { chapterOf, type Ran, runChapter, type Step, stepsOf } from '../../scripts/spec-guide/chapter.ts';
import { copyProject } from '../../scripts/spec-guide/copy.ts';
import type { Outputs } from '../../scripts/spec-guide/run.ts';
import { REPOSITORY } from './support.ts';

const guide = readFileSync(join(REPOSITORY, 'docs/how-to-change-the-spec.md'), 'utf8');
const steps = stepsOf(chapterOf(guide));

let copy: string;
let outputs: Outputs;
const ran: Step[] = [];

/** As a reader types it, who knows nothing of this test. */
const typed = async (command: string): Promise<Ran> => {
  const { VITEST: _vitest, VITEST_MODE: _mode, VITEST_WORKER_ID: _worker, VITEST_POOL_ID: _pool, ...env } = process.env;
  const child = spawn('bash', ['-c', command], { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stderr, child.stdout]) stream.setEncoding('utf8').on('data', (some) => (text += some));
  const [code] = (await once(child, 'close')) as [number | null];
  ran.push({ command });
  return { text: text.trim(), code };
};

// It generates five times and runs tests of the copy: what the guide promises a stranger is tried as a whole.
beforeAll(async () => {
  copy = copyProject(REPOSITORY);
  outputs = await runChapter(copy, steps, typed);
}, 600_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the guide alone makes a breaking change of a field and a state, and an older client reads the older form', () => {
  const tested = steps.filter((step) => 'command' in step && step.command.startsWith('npx vitest run'));
  expect(tested).toHaveLength(1);
  expect(ran).toEqual(steps.filter((step) => 'command' in step));
});

test('the guide changes no handler', () => {
  const files = steps.flatMap((step) => {
    if ('file' in step) return [step.file];
    return 'command' in step ? (step.command.match(/\bsrc\/[\w./-]+/g) ?? []) : [];
  });
  expect(files.filter((file) => file.startsWith('src/'))).toEqual(['src/domains/trade/sales-order.present.ts']);
});

test('the guide shows what the commands print today (npm run spec-guide)', () => {
  expect(Object.keys(outputs).length).toBeGreaterThan(4);
  const shown = outputsIn(guide);
  for (const [name, output] of Object.entries(outputs)) expect(comparable(shown[name] ?? '')).toBe(comparable(output));
});
