import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyChange, copyProject, linkPackages, REPOSITORY } from './support/project.ts';

const DEADLINE_MS = 30_000;

test('--watch generates at once, and again when a file changes', { timeout: 2 * DEADLINE_MS }, async () => {
  const root = copyProject('orders');
  linkPackages(root);
  const child = spawn(process.execPath, [join(REPOSITORY, 'codegen/main.mjs'), '--watch'], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const runs = async (wanted: number): Promise<void> => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const count = (): number => output.split('files written').length - 1;
    if (count() >= wanted) return;
    for await (const _chunk of on(child.stdout, 'data', { signal })) if (count() >= wanted) return;
  };
  try {
    await runs(1);
    const file = join(root, 'generated/contract/errors.ts');
    expect(readFileSync(file, 'utf8')).toContain('No such order.');
    applyChange(root, {
      file: 'spec/errors.yaml',
      from: 'meaning: No such order.',
      to: 'meaning: There is no such order.',
    });
    await runs(2);
    expect(readFileSync(file, 'utf8')).toContain('There is no such order.');
    expect(output).toContain('written  generated/contract/errors.ts');
  } finally {
    child.kill();
    await once(child, 'exit');
    rmSync(root, { recursive: true });
  }
});
