import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
import { readDocument } from '../../codegen/model/sdk/document.ts';
import { publicDocument } from '../../codegen/model/sdk/public-document.ts';
import { hasMypy, hasPython, packageFolder, runProgram, runPython } from './python.ts';

const folder = mkdtempSync(join(tmpdir(), 'paychart-typed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The codes of the operation whose `code` the typed program matches. */
function codes(): string[] {
  const openapi = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;
  const operation = readDocument(publicDocument(openapi)).operations.find(({ id }) => id === 'cancelOfframpPayment');
  return [...(operation?.codes ?? []), 'NETWORK_ERROR', 'INVALID_RESPONSE', 'UNKNOWN'];
}

const casesOf = (handled: readonly string[]): string =>
  [
    ...handled.map((code) => `        case "${code}":\n            return "${code}"`),
    '        case _:\n            assert_never(code)',
  ].join('\n');

/** Writes the program that matches these codes, and returns its path. */
function programOf(name: string, handled: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, readFileSync('test/python/typed/right.py', 'utf8').replace('CASES', casesOf(handled)));
  return path;
}

/** Writes the samples of the reference as one program, a function each, and returns its path. */
function samples(): string {
  const path = join(folder, 'samples.py');
  const all = JSON.parse(readFileSync('generated/docs/python.json', 'utf8')) as Record<string, string>;
  const functions = Object.entries(all).map(
    ([id, sample]) =>
      `def ${id}(client: Paychart, admin: PaychartAdmin) -> None:\n${sample.replaceAll(/^(?=.)/gm, '    ').replace('result = ', '')}\n`,
  );
  writeFileSync(path, `from paychart import Paychart, PaychartAdmin\n\n${functions.join('\n\n')}`);
  return path;
}

const mypy = (...files: readonly string[]) =>
  runPython(['-m', 'mypy', '--strict', '--show-error-codes', '--cache-dir', 'node_modules/.cache/mypy', ...files]);

it.runIf(hasMypy)('the Python package type-checks, and so do the programs that use it and its tests', async () => {
  const whole = codes();
  const right = await mypy(
    `${packageFolder}/src/paychart`,
    programOf('right.py', whole),
    'test/python/programs/stub.py',
    'test/python/programs/transport_test.py',
    'test/python/programs/events_test.py',
    'test/python/programs/contract.py',
    'examples/python',
    samples(),
  );
  expect(right.stdout + right.stderr).toMatch(/^Success: no issues found in \d+ source files\n$/);
});

it.runIf(hasMypy)('a code that is not handled does not type-check', async () => {
  const { stdout } = await mypy(programOf('forgetful.py', codes().slice(1)));
  expect(stdout).toContain(`has incompatible type "Literal['${codes()[0]}']"; expected "NoReturn"`);
  expect(stdout).toContain('Found 1 error');
});

it.runIf(hasMypy)('a code, a field, an amount, a status or a kind of something else does not type-check', async () => {
  const expected = readFileSync('test/python/typed/wrong.py', 'utf8')
    .split('\n')
    .flatMap((line, place) => {
      const [, code] = /# error: ([\w-]+)$/.exec(line) ?? [];
      return code === undefined ? [] : [`${place + 1} ${code}`];
    });
  const { stdout } = await mypy('test/python/typed/wrong.py');
  const found = stdout.split('\n').flatMap((line) => {
    const [, number, code] = /^\S+:(\d+): error: .*\[([\w-]+)\]$/.exec(line) ?? [];
    return number === undefined ? [] : [`${number} ${code}`];
  });
  expect([...new Set(found)]).toEqual(expected);
});

it.runIf(hasPython)(
  'importing the package and one call cost less than 100 ms of CPU time and 30 MB beside bare Python',
  async () => {
    const cost = JSON.parse(await runProgram('cost.py')) as { ms: number; mb: number };
    expect(cost.mb).toBeLessThan(30);
    expect(cost.ms).toBeLessThan(100);
  },
);
