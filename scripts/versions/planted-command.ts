import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { drifts } from './plants.ts';

/** Plants each drift and runs the tests of versions, which know none of them: 0 if all are found. */
export async function plantedCommand(only: readonly string[]): Promise<number> {
  const chosen = only.length === 0 ? drifts : drifts.filter(({ name }) => only.includes(name));
  let missed = 0;
  for (const { name } of chosen) {
    const { isFound, by } = await runPlanted(name);
    if (!isFound) missed += 1;
    process.stdout.write(`${isFound ? 'found ' : 'MISSED'} ${name}${by === '' ? '' : `: ${by}`}\n`);
  }
  process.stdout.write(`${chosen.length - missed} of ${chosen.length} found\n`);
  return missed === 0 ? 0 : 1;
}

async function runPlanted(name: string): Promise<{ readonly isFound: boolean; readonly by: string }> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'test/versions', '--bail', '1', '--reporter', 'default'];
  const child = spawn(process.execPath, vitest, {
    env: { ...process.env, VERSION_DRIFT: name, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [code] = (await once(child, 'exit')) as [number | null];
  // A run that cannot begin has found nothing.
  const [, by = ''] = /^ FAIL +\S+ +(?:test\/versions\/)?(.*)$/m.exec(said) ?? [];
  if (code !== 0 && by === '') throw new Error(`The tests did not run:\n${said.slice(-2000)}`);
  return { isFound: code === 1, by };
}
