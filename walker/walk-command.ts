import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Deployment } from './deployment.ts';
import { Progress } from './progress.ts';
import type { Recipe } from './recipe.ts';
import { needs, recipes } from './recipes/index.ts';
import { reportOf } from './report.ts';
import { type Finding, type Run, run } from './run.ts';
import { canSign, needsSigning, unsigned } from './signing.ts';
import { summary } from './summary.ts';

/** `walk`: 0 if the deployment does what it publishes, 1 if it differs. */
export async function walkCommand(args: readonly string[]): Promise<number> {
  const { url, key, version, lifecycle, report, scenario, ...numbers } = optionsOf(args);
  const { playAll, scenarios } = await readScenarios(scenario);
  const deployment = await Deployment.open(url, version);
  await checkKey(deployment, key);
  if (playAll !== undefined) return playAll(deployment, scenarios, numbers.seed);
  const chosen = recipes.filter((recipe) => lifecycle.length === 0 || lifecycle.includes(recipe.lifecycle));
  const unknown = lifecycle.find((name) => !chosen.some((recipe) => recipe.lifecycle === name));
  if (recipes.length === 0) throw new Error('There are no recipes: walker/recipes/index.ts has one for each lifecycle');
  if (unknown !== undefined)
    throw new Error(
      `There is no recipe for ${unknown}. There are: ${[...new Set(recipes.map((recipe) => recipe.lifecycle))].join(', ')}`,
    );
  const lacks = await lackedBy(deployment, key);
  const signs = await canSign();
  const possible = chosen.filter(({ needs }) => needs === undefined || !lacks.has(needs));
  const walked = signs ? possible : possible.map(unsigned);
  const progress = new Progress(process.stderr);
  const result = await run(deployment, {
    ...numbers,
    recipes: walked,
    progress: (done, all, name) => progress.show(done, all, name),
  });
  progress.clear();
  process.stdout.write(summary(deployment.lifecycles, result, recipes));
  for (const need of lacks) process.stdout.write(without(need, chosen));
  if (!signs) process.stdout.write(withoutSignatures(possible));
  if (result.finding !== undefined) process.stdout.write(told(result.finding));
  if (report !== undefined) await writeFile(report, await reportOf(deployment, result));
  return exitCodeOf(result);
}

const without = (need: string, chosen: readonly Recipe[]): string => {
  const names = new Set(chosen.filter(({ needs }) => needs === need).map(({ lifecycle }) => lifecycle));
  if (names.size === 0) return '';
  return `\nWalked without what needs it, because the deployment has no ${needs[need]?.words ?? need}: ${[...names].join(', ')}\n`;
};

const withoutSignatures = (possible: readonly Recipe[]): string => {
  const names = possible.filter(needsSigning).map(({ lifecycle }) => lifecycle);
  const why = 'the package viem is not installed (npm install viem)';
  return names.length === 0
    ? ''
    : `\nWalked without the transitions that need a signature, because ${why}: ${names.join(', ')}\n`;
};

/** Only who plays scenarios needs their parser, and the words of their steps. */
async function readScenarios(files: readonly string[]) {
  if (files.length === 0) return { playAll: undefined, scenarios: [] };
  const [{ playAll }, { readScenario }] = await Promise.all([
    import('./scenario/play-all.ts'),
    import('./scenario/read.ts'),
  ]);
  return { playAll, scenarios: await Promise.all(files.map(readScenario)) };
}

const exitCodeOf = ({ finding }: Run): number => (finding === undefined ? 0 : 1);

const told = ({ lifecycle, message, moves, commands }: Finding): string =>
  [
    '',
    `Difference in ${lifecycle}: ${message}`,
    '',
    'The shortest path to it:',
    ...moves.map((move) => `  ${move}`),
    '',
    'The same as commands (bash, with curl, jq, uuidgen, and cast where something is signed):',
    '',
    ...commands,
    '',
  ].join('\n');

function optionsOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      version: { type: 'string' },
      lifecycle: { type: 'string', multiple: true, default: [] },
      report: { type: 'string' },
      scenario: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      budget: { type: 'string', default: '600' },
      parallel: { type: 'string', default: '4' },
    },
  });
  if (values.url === undefined) throw new Error('--url is missing: the address of a sandbox');
  if (values.key === undefined) throw new Error('--key is missing: a test key of that sandbox');
  return {
    url: values.url,
    key: values.key,
    version: values.version,
    lifecycle: values.lifecycle,
    report: values.report,
    scenario: values.scenario,
    seed: wholeNumber('seed', values.seed),
    budgetMs: wholeNumber('budget', values.budget) * 1000,
    parallel: Math.max(1, wholeNumber('parallel', values.parallel)),
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is ${text}, which is no whole number`);
  return Number(text);
}

/** The walks create tenants of their own. The key shows that the caller may use this sandbox. */
async function checkKey(deployment: Deployment, key: string): Promise<void> {
  if (!key.startsWith('svc_test_')) throw new Error('--key has to be a test key, which begins with svc_test_');
  // A service without a test clock is asked by the first walk.
  if (!deployment.knows('getTestClock')) return;
  const { status } = await deployment.call('getTestClock', { credential: key });
  if (status !== 200) throw new Error(`${deployment.url} refuses the key with ${status}`);
}

async function lackedBy(deployment: Deployment, key: string): Promise<ReadonlySet<string>> {
  const asked = Object.entries(needs).map(async ([name, need]) =>
    (await need.isThere(deployment, key)) ? [] : [name],
  );
  return new Set((await Promise.all(asked)).flat());
}
