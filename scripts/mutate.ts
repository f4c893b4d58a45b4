import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { resultsFile } from './mutate/results-file.ts';
import { type Equivalent, isEquivalent, type Mutant, type Score, scoreOf, staleEquivalents } from './mutate/score.ts';
import { selectTests, sourcesOf } from './mutate/select-tests.ts';

/**
 * `npm run mutate -- <folder or file> …`: changes the code in small ways, one at a time, and runs the tests of that folder
 * against each change. A change that no test notices is a survivor: see docs/testing.md for how to read one.
 */
const USAGE = `Usage: npm run mutate -- src/domains/offramp/rules [more folders or files] [--least 85] [--fresh] [--tests <file> ...] [--workers 2]

  --least    the lowest score that passes, in percent (85)
  --fresh    forgets what earlier runs found
  --tests    test files besides those of the mirrored folder
  --workers  how many changes are tried at once (2)
`;

const root = join(import.meta.dirname, '..');

/** As far as it is used here: the package lies in tools/, with the others that only check. */
interface Stryker {
  runMutationTest(): Promise<
    readonly {
      readonly fileName: string;
      readonly location: Location;
      readonly mutatorName: string;
      readonly replacement?: string;
      readonly status: string;
    }[]
  >;
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    least: { type: 'string', default: '85' },
    fresh: { type: 'boolean', default: false },
    tests: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: process.env.MUTATION_WORKERS ?? '2' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help || positionals.length === 0) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

// Behind the usage, which needs no package of tools/.
const entry = join(root, 'tools/node_modules/@stryker-mutator/core/dist/src/index.js');
const { Stryker } = (await import(pathToFileURL(entry).href)) as { Stryker: new (options: object) => Stryker };

const equivalents: readonly Equivalent[] = JSON.parse(
  readFileSync(join(root, 'test/mutation/equivalent.json'), 'utf8'),
);
const scores: Score[] = [];
for (const folder of positionals) scores.push(...(await mutate(folder.replace(/\/$/, ''))));
const failed = scores.filter(({ percent }) => percent < Number(values.least));
for (const { name, percent } of failed) console.log(`${name}: ${percent.toFixed(1)} % is below ${values.least} %`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function mutate(folder: string): Promise<Score[]> {
  const sources = sourcesOf(root, folder);
  const tests = selectTests(root, folder, values.tests);
  const { files } = tests;
  if (sources.length === 0) throw new Error(`${folder} holds no source file`);
  if (files.length === 0) throw new Error(`No test file mirrors ${folder} without starting a whole service`);
  process.env.MUTATION_TESTS = JSON.stringify({ files, database: tests.database });
  const cache = join(root, 'node_modules/.cache/mutation');
  mkdirSync(cache, { recursive: true });
  const began = performance.now();
  const found = await new Stryker({
    mutate: [...sources],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Tables at module level would be judged by a run of every test for each of their entries.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: resultsFile(root, cache, folder, sources, files),
    force: values.fresh,
    concurrency: Number(values.workers),
    timeoutMS: 10_000,
    reporters: [],
    allowEmpty: true,
    logLevel: 'warn',
    tempDirName: 'node_modules/.cache/mutation/sandbox',
    ignorePatterns: ['bench', 'docs', 'docs-site', '.paychart', 'generated/sdk', 'generated/docs'],
  }).runMutationTest();
  const mutants = found.map(
    ({ fileName, location, mutatorName, replacement, status }): Mutant => ({
      file: fileName.replace(`${root}/`, ''),
      line: location.start.line,
      mutator: mutatorName,
      original: textAt(fileName, location),
      replacement: replacement ?? '',
      status: status as Mutant['status'],
    }),
  );
  report(folder, mutants, sources);
  console.log(
    `${files.length} test files, ${mutants.length} mutants, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  if (tests.left.length > 0) console.log(`Not run, since they start a whole service: ${tests.left.length} test files`);
  return [scoreOf(folder, mutants, equivalents)];
}

interface Location {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** Lines count from 1 and columns from 1 in the report. */
function textAt(fileName: string, { start, end }: Location): string {
  const path = existsSync(fileName) ? fileName : join(root, fileName);
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  if (lines.length === 0) return '';
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

function report(folder: string, mutants: readonly Mutant[], sources: readonly string[]): void {
  for (const mutant of mutants) {
    if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue;
    if (isEquivalent(mutant, equivalents)) continue;
    const { file, line, original, replacement, status } = mutant;
    console.log(`${status === 'Survived' ? 'survived ' : 'uncovered'} ${file}:${line}`);
    console.log(`  - ${original.replaceAll('\n', '\n    ')}\n  + ${replacement.replaceAll('\n', '\n    ')}`);
  }
  const rows = [
    ...sources.map((file) =>
      scoreOf(
        file,
        mutants.filter((one) => one.file === file),
        equivalents,
      ),
    ),
    scoreOf(folder, mutants, equivalents),
  ];
  console.log('score  killed timeout survived uncovered equivalent');
  for (const { name, percent, killed, timeout, survived, uncovered, equivalent } of rows) {
    const counts = [killed, timeout, survived, uncovered, equivalent].map((count) => String(count).padStart(8));
    console.log(`${percent.toFixed(1).padStart(5)} ${counts.join(' ')}  ${name}`);
  }
  for (const { file, original, why } of staleEquivalents(mutants, equivalents, sources)) {
    console.log(`No mutant is like this any more: ${file} ${original} (${why})`);
  }
}
