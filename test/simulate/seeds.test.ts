import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { proofs } from '../../scripts/simulate/planted/proven.ts';
import { rounds, someOf } from '../support/rounds.ts';

const run = promisify(execFile);

/** A process of its own: the simulation takes the place of Node's clock. */
async function simulate(...options: string[]): Promise<{ readonly said: string; readonly isClean: boolean }> {
  try {
    const { stdout } = await run(process.execPath, ['scripts/simulate.ts', ...options], { maxBuffer: 2 ** 26 });
    return { said: stdout, isClean: true };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { said: stdout + stderr, isClean: false };
  }
}

/** Seeds from one number to another one, a half of them in each of two processes. */
async function clean(first: number, last: number, ...options: string[]): Promise<void> {
  const middle = Math.floor((first + last) / 2);
  const halves = [`${first}-${middle}`, `${middle + 1}-${last}`];
  const ended = await Promise.all(halves.map((seeds) => simulate('--seeds', seeds, ...options)));
  const said = ended.map((one) => one.said).join('');
  // What is wrong with a seed is told below it.
  expect(said.match(/^ {2}\S.*$/gm) ?? []).toEqual([]);
  expect(said.match(/^seed \d+ {2}\w{16} {2}/gm)).toHaveLength(last - first + 1);
  expect(ended.every(({ isClean }) => isClean)).toBe(true);
}

/**
 * A seed of two payments takes three to four seconds of one core, and this file in `npm test` about a minute of it: half a
 * minute on two cores that do nothing else. `SIMULATE_SEEDS` plays more seeds.
 */
const SEEDS = Number(process.env.SIMULATE_SEEDS ?? rounds(4, 8));
const TWICE = 2;

/** Ends what hangs: no seed of a machine that is busy takes as long. */
const within = (seeds: number): number => (5 + seeds) * 60_000;

describe('the simulation', () => {
  test(`plays ${SEEDS} seeds without a problem`, () => clean(1, SEEDS, '--payments', '2'), within(SEEDS));

  test(
    `plays ${TWICE} seeds with more payments the same way twice`,
    () => clean(1001, 1000 + TWICE, '--payments', '4', '--twice'),
    within(4 * TWICE),
  );

  test('does not report a fault when a frozen process has waited too long for a connection', async () => {
    const moves = join(await mkdtemp(join(tmpdir(), 'moves-')), 'freeze.json');
    const freeze = { id: 15, at: 8_966_520.096774446, does: 'freeze', process: 'main', ms: 15_280 };
    await writeFile(moves, JSON.stringify([freeze]));
    expect(await simulate('--seed', '6', '--moves', moves)).toMatchObject({ isClean: true });
  }, 60_000);

  test.each(someOf(proofs, 8))(
    'finds the bug "$plant" by seed $seed',
    async ({ plant, seed, payments }) => {
      const { said, isClean } = await simulate('--seed', `${seed}`, '--payments', `${payments}`, '--plant', plant);
      expect(isClean).toBe(false);
      // The seed is played to its end, and what is wrong with it is told.
      expect(said).toMatch(new RegExp(`^seed ${seed} .*\\n {2}\\S`, 'm'));
    },
    within(1),
  );
});
