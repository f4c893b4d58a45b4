import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';

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

const SEEDS = Number(process.env.SIMULATE_SEEDS ?? rounds(20, 160));
const TWICE = rounds(2, 20);

describe('the simulation', () => {
  test(`plays ${SEEDS} seeds without a problem`, () => clean(1, SEEDS, '--payments', '2'));

  test('plays a day of more payments without a problem', () => clean(1, 2, '--payments', String(rounds(6, 40))));

  test(`plays ${TWICE} seeds the same twice`, () => clean(1001, 1000 + TWICE, '--payments', '3', '--twice'));
});
