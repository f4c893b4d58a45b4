import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A test that has failed with a drift. */
export interface Finding {
  readonly file: string;
  readonly test: string;
}

/** The tests of versions, but for those of the list of drifts itself. */
const TESTS = globSync('test/versions/**/*.test.ts')
  .filter((file) => !file.endsWith('.long.test.ts') && !file.endsWith('/plants.test.ts'))
  .sort();

const needsDatabase = (file: string): boolean =>
  /from '[./]+support\/(?:service|database|engine)\.ts'|import\('[./]+support\/service\.ts'\)/.test(
    readFileSync(file, 'utf8'),
  );

/** The contract of this repository and all that was published: reading them takes seconds. */
const readsContract = (file: string): boolean =>
  /from '.*(?:published|histories|codegen\/load\/spec|own-entries)\.ts'/.test(readFileSync(file, 'utf8'));

/** Files that start nothing come first: most drifts are found in seconds. */
export const STAGES: readonly (readonly string[])[] = [
  TESTS.filter((file) => !needsDatabase(file) && !readsContract(file)),
  TESTS.filter((file) => !needsDatabase(file) && readsContract(file)),
  TESTS.filter(needsDatabase),
];

/** Starts Vitest once, with a drift or with none; undefined if all tests of the files pass. */
export async function driftRun(drift: string | undefined, files: readonly string[]): Promise<Finding | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'paychart-drift-'));
  const report = join(folder, 'report.json');
  const reported = ['--reporter', 'json', '--outputFile.json', report];
  const args = ['run', '--config', 'scripts/versions/planted.config.ts', '--root', '.', ...reported];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    env: {
      ...process.env,
      NO_COLOR: '1',
      DRIFT_TESTS: JSON.stringify({ files, needsDatabase: files.some(needsDatabase) }),
      ...(drift !== undefined && { VERSION_DRIFT: drift }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  const found = existsSync(report) ? failedIn(readFileSync(report, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  // A run that cannot begin has found nothing.
  if (found === undefined && code !== 0) throw new Error(`The tests did not run:\n${said.slice(-2000)}`);
  return found;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function failedIn(report: string): Finding | undefined {
  const { testResults } = JSON.parse(report) as Report;
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed !== undefined) return { file: name.slice(process.cwd().length + 1), test: failed.fullName };
  }
  return undefined;
}
