import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PLANTS } from '../../scripts/simulate/planted.ts';

const run = promisify(execFile);

/** Within so many seeds each planted bug is found. */
const SEEDS = 4;

const simulate = async (...options: string[]): Promise<string> =>
  run(process.execPath, ['scripts/simulate.ts', '--payments', '12', ...options], { maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );

/** The first seed that finds it, with the lines that say how. */
async function find(plant: string): Promise<{ readonly seed: number; readonly said: string } | undefined> {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const said = await simulate('--seed', String(seed), '--plant', plant);
    if (/^ {2}\S/m.test(said)) return { seed, said };
  }
  return undefined;
}

test('the list has bugs of different kinds', () => {
  expect(PLANTS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(PLANTS.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(6);
});

test.each(PLANTS.map(({ name }) => [name]))('a service that %s is found, and again by the same seed', async (name) => {
  const found = await find(name);
  if (found === undefined) throw new Error(`${SEEDS} seeds find nothing`);
  const withoutTimes = (said: string): string => said.replaceAll(/, [\d.]+ s$/gm, '');
  expect(withoutTimes(await simulate('--seed', String(found.seed), '--plant', name))).toBe(withoutTimes(found.said));
});
