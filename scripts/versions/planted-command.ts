import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { drifts } from './plants.ts';

/** Plants each drift and runs the tests of versions, which know none of them: 0 if all are found. */
export async function plantedCommand(only: readonly string[]): Promise<number> {
  const chosen = only.length === 0 ? drifts : drifts.filter(({ name }) => only.includes(name));
  let missed = 0;
  const { isFound: isBroken, by: broken } = await runPlanted(undefined);
  if (isBroken) throw new Error(`A test fails without a drift: ${broken}`);
  for (const { name } of chosen) {
    const { isFound, by } = await runPlanted(name);
    if (!isFound) missed += 1;
    process.stdout.write(`${isFound ? 'found ' : 'MISSED'} ${name}${by === '' ? '' : `: ${by}`}\n`);
  }
  process.stdout.write(`${chosen.length - missed} of ${chosen.length} found\n`);
  return missed === 0 ? 0 : 1;
}

/** Only tests that do not look at the texts which are planted; what is transformed is not kept for other runs. */
const TESTS = [
  ...['apply', 'compile', 'equality', 'gate', 'lifecycles', 'served'].map((name) => `test/versions/${name}.test.ts`),
  'test/versions/invented',
];
const OPTIONS = ['--fsModuleCache=false', '--bail', '1', '--reporter', 'default'];

async function runPlanted(name: string | undefined): Promise<{ readonly isFound: boolean; readonly by: string }> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...TESTS, ...OPTIONS], {
    env: { ...process.env, NO_COLOR: '1', ...(name !== undefined && { VERSION_DRIFT: name }) },
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
