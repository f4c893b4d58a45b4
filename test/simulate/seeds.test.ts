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

const hashes = (said: string): string[] => [...said.matchAll(/^seed \d+ {2}(\w+)/gm)].map(([, hash = '']) => hash);

describe('the simulation', () => {
  test('plays seeds without a problem, and the same each time', async () => {
    const { said, isClean } = await simulate('--seeds', String(rounds(1, 3)), '--payments', '8', '--twice');
    expect(said).not.toMatch(/^ {2}\S/m);
    expect(isClean).toBe(true);
  });

  test('plays another day with another seed', async () => {
    const { said } = await simulate('--seed', '101', '--seeds', '2', '--payments', '1');
    const [one, other] = hashes(said);
    expect(one).toMatch(/^\w{16}$/);
    expect(other).not.toBe(one);
  });
});
