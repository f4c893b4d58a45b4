import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Options } from '../options.ts';
import { type Goal, printGoals } from '../report/goals.ts';
import { type Candidate, interleave, printNoise, type Rounds, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { copyProject, type Project } from './project.ts';

const HEY_API = 'hey-api alone';
const ORVAL = 'orval';
const FULL = 'everything, nothing there yet';
const FIRST = 'everything, without a compile cache';
const SERVER = "the server's half";
const DOMAIN = 'one domain changed, everything';
const DOMAIN_SERVER = "one domain changed, the server's half";
const NOTHING = 'nothing changed';

/** Whole processes, by the clock on the wall. */
export async function runCodegen({ rounds }: Options): Promise<void> {
  const goals = [...(await atSize(1, rounds)), ...(await atSize(5, Math.min(rounds, 5)))];
  printGoals(goals);
}

async function atSize(copies: number, rounds: number): Promise<Goal[]> {
  const project = copyProject(copies);
  const isLarge = copies > 1;
  try {
    await run(project, ['codegen/main.mjs']);
    const chosen = candidatesOf(project).filter(
      ({ name }) => !isLarge || [HEY_API, ORVAL, FULL, SERVER].includes(name),
    );
    const measured = await interleave(chosen, rounds);
    console.log(`\n  ${project.operations} operations`);
    const reference = valuesOf(measured, HEY_API);
    printTable(
      ['', `of ${HEY_API}`, 's'],
      chosen.map(({ name }) => {
        const seconds = valuesOf(measured, name);
        return [name, ratio(seconds, reference).toFixed(2), median(seconds).toFixed(2)];
      }),
    );
    printNoise(HEY_API, measured);
    return isLarge ? largeGoals(measured, project.operations) : goalsOf(measured, project.operations);
  } finally {
    project.remove();
  }
}

const local = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

function candidatesOf(project: Project): Candidate[] {
  const document = join(project.folder, 'generated/openapi.json');
  const kept = join(project.folder, 'openapi.json');
  const timed = (name: string, program: readonly string[], prepare: () => unknown = () => undefined): Candidate => ({
    name,
    async measure() {
      await prepare();
      return run(project, program);
    },
  });
  const restore = async (): Promise<void> => {
    await run(project, ['codegen/main.mjs']);
    await promisify(execFile)('cp', [document, kept]);
  };
  return [
    timed(HEY_API, [local('./hey-api.ts'), kept, join(project.folder, 'out/hey-api')], restore),
    timed(ORVAL, [local('./orval.ts'), kept, join(project.folder, 'out/orval')], restore),
    timed(FULL, ['codegen/main.mjs'], project.removeGenerated),
    timed(FIRST, ['codegen/main.mjs'], () => {
      project.removeGenerated();
      project.removeCompileCache();
    }),
    timed(SERVER, ['server-half.mjs'], project.removeGenerated),
    timed(DOMAIN, ['codegen/main.mjs'], async () => {
      await restore();
      project.changeOneDomain();
    }),
    timed(DOMAIN_SERVER, ['server-half.mjs'], async () => {
      await restore();
      project.changeOneDomain();
    }),
    timed(NOTHING, ['codegen/main.mjs'], restore),
  ];
}

/** Seconds. */
async function run(project: Project, program: readonly string[]): Promise<number> {
  const started = performance.now();
  await promisify(execFile)(process.execPath, [...program], { cwd: project.folder, maxBuffer: 1e8 });
  return (performance.now() - started) / 1000;
}

/** The design names the seconds of the server's half for a contract of so many operations. */
const DESIGNED_FOR = 130;

function goalsOf(measured: Rounds, operations: number): Goal[] {
  const perSize = DESIGNED_FOR / operations;
  const of = (name: string): number => ratio(valuesOf(measured, name), valuesOf(measured, HEY_API));
  const seconds = (name: string): number => median(valuesOf(measured, name));
  return [
    { what: `${FULL}, of ${HEY_API}`, measured: of(FULL), goal: 1.5, direction: 'atMost' },
    { what: `${SERVER}, of ${HEY_API}`, measured: of(SERVER), goal: 0.8, direction: 'atMost' },
    {
      what: `${SERVER}, per ${DESIGNED_FOR} operations`,
      measured: seconds(SERVER) * perSize,
      goal: 1,
      direction: 'atMost',
      unit: 's',
    },
    { what: DOMAIN, measured: seconds(DOMAIN), goal: 2, direction: 'atMost', unit: 's' },
    { what: DOMAIN_SERVER, measured: seconds(DOMAIN_SERVER), goal: 1, direction: 'atMost', unit: 's' },
    { what: NOTHING, measured: seconds(NOTHING), goal: 0.1, direction: 'atMost', unit: 's' },
  ];
}

function largeGoals(measured: Rounds, operations: number): Goal[] {
  const of = (name: string): number => ratio(valuesOf(measured, name), valuesOf(measured, HEY_API));
  return [
    { what: `${FULL}, of ${HEY_API}, ${operations} operations`, measured: of(FULL), goal: 1.6, direction: 'atMost' },
  ];
}
