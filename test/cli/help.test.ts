import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const called = (file: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [file, ...args], { cwd: ROOT, timeout: 60_000 });

describe('every program says how it is called', () => {
  test.each([
    'scripts/demo.ts',
    'scripts/docs.ts',
    'scripts/chaos.ts',
    'scripts/contracts.ts',
    'scripts/rows.ts',
    'scripts/spec-guide.ts',
    'scripts/trace.ts',
    'scripts/mutate.ts',
    'codegen/main.mjs',
    'codegen/lint/main.ts',
    'src/cli/main.mjs',
  ])('%s --help', async (file) => {
    const { stdout, stderr } = await called(file, '--help');
    expect(stdout).toMatch(/^Usage: /);
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
