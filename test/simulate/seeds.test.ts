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

describe('the simulation', () => {
  test('plays seeds without a problem, and each the same twice', async () => {
    const { said, isClean } = await simulate('--seeds', String(rounds(1, 3)), '--payments', '3', '--twice');
    expect(said).toMatch(/^seed 1 {2}\w{16} {2}/m);
    expect(said).not.toMatch(/^ {2}\S/m);
    expect(isClean).toBe(true);
  });
});
