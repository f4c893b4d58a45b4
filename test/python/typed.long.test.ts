import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
import { readDocument, type SdkOperation } from '../../codegen/model/sdk/document.ts';
import { hasMypy, hasPython, packageFolder, runProgram, runPython } from './python.ts';

const folder = mkdtempSync(join(tmpdir(), 'paychart-typed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { operations } = readDocument(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject);

/** The codes of a refusal of an operation, with those of the way there. */
const codesOf = ({ codes }: SdkOperation): string[] => [...codes, 'NETWORK_ERROR', 'INVALID_RESPONSE', 'UNKNOWN'];

/** The codes of the operation whose `code` the typed program matches. */
function codes(): string[] {
  const operation = operations.find(({ id }) => id === 'cancelOfframpPayment');
  if (operation === undefined) throw new Error('the operation is gone');
  return codesOf(operation);
}

/** Writes a function for each operation that matches all of its codes but those that it forgets, and returns its path. */
function matching(name: string, forgotten: Readonly<Record<string, string>> = {}): string {
  const path = join(folder, name);
  const functions = operations.map((operation) => {
    const handled = codesOf(operation).filter((code) => code !== forgotten[operation.id]);
    return `
def ${operation.id}(error: errors.${operation.typeName}Error) -> str:
    code = error.code
    match code:
        case ${handled.map((code) => `"${code}"`).join(' | ')}:
            return code
        case _:
            assert_never(code)
`;
  });
  writeFileSync(
    path,
    `from typing_extensions import assert_never\n\nfrom paychart import errors\n\n${functions.join('\n')}`,
  );
  return path;
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
    'test/python/programs/time_test.py',
    'test/python/programs/contract.py',
    'test/python/programs/network_test.py',
    'test/python/programs/variants.py',
    'examples/python',
    samples(),
  );
  expect(right.stdout + right.stderr).toMatch(/^Success: no issues found in \d+ source files\n$/);
});

it.runIf(hasMypy)(
  'a match of all codes of each operation is exhaustive, and one that forgets a code is not',
  async () => {
    const right = await mypy(matching('exhaustive.py'));
    expect(right.stdout + right.stderr).toBe('Success: no issues found in 1 source file\n');
    const forgotten = Object.fromEntries(
      operations.map((operation) => [operation.id, operation.codes[0] ?? 'UNKNOWN']),
    );
    const { stdout } = await mypy(matching('forgetting.py', forgotten));
    const found = [...stdout.matchAll(/incompatible type "Literal\['(\w+)'\]"; expected "(?:NoReturn|Never)"/g)];
    expect(found.map(([, code]) => code)).toEqual(Object.values(forgotten));
  },
  300_000,
);

it.runIf(hasMypy)(
  'the package type-checks for Python 3.10, too',
  async () => {
    const { stdout } = await mypy('--python-version', '3.10', `${packageFolder}/src/paychart`, 'examples/python');
    expect(stdout).toMatch(/^Success: no issues found in \d+ source files\n$/);
  },
  300_000,
);

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
