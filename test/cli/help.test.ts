import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const called = (file: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [file, ...args], { cwd: ROOT, timeout: 60_000 });

/** The programs of package.json. `node-runtime.mjs` runs while npm installs, and `tools.mjs` runs other programs. */
const PROGRAMS = Object.values((JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Package).scripts)
  .flatMap((command) => [...command.matchAll(/node ([\w/-]+\.(?:ts|mjs))/g)].map(([, file = '']) => file))
  .filter((file) => !/(?:node-runtime|tools)\.mjs$/.test(file));

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
}

describe('every program prints its usage', () => {
  test.each([...new Set(PROGRAMS)])('%s --help', async (file) => {
    const { stdout, stderr } = await called(file, '--help');
    expect(stdout).toMatch(/^(?:Usage: |Paychart mock)/);
    expect(stderr).toBe('');
  });

  test('the mock prints its options', async () => {
    expect((await called('scripts/mock.ts', '--help')).stdout).toContain('--fail-rate');
  });
});

test('paychart --version prints the version of the package', async () => {
  const { stdout } = await called('src/cli/main.mjs', '--version');
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});
