import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Deployment } from './deployment.ts';
import { Progress } from './progress.ts';
import type { Recipe } from './recipe.ts';
import { recipes } from './recipes/index.ts';
import { reportOf } from './report.ts';
import { type Finding, type Run, run } from './run.ts';
import { playAll } from './scenario/play-all.ts';
import { readScenario } from './scenario/read.ts';
import { canSign, needsSigning, unsigned } from './signing.ts';
import { summary } from './summary.ts';
import { valueAt } from './values.ts';

/** `walk`: 0 if the deployment does what it publishes, 1 if it differs. */
export async function walkCommand(args: readonly string[]): Promise<number> {
  const { url, key, version, lifecycle, report, scenario, ...numbers } = optionsOf(args);
  const scenarios = await Promise.all(scenario.map(readScenario));
  const deployment = await Deployment.open(url, version);
  await checkKey(deployment, key);
  if (scenarios.length > 0) return playAll(deployment, scenarios, numbers.seed);
  const chosen = recipes.filter((recipe) => lifecycle.length === 0 || lifecycle.includes(recipe.lifecycle));
  const unknown = lifecycle.find((name) => !chosen.some((recipe) => recipe.lifecycle === name));
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

type Need = NonNullable<Recipe['needs']>;

const NEEDS: Readonly<Record<Need, string>> = { chain: 'chain', partner: 'partner for deposits of USDT on tron' };

const without = (need: Need, chosen: readonly Recipe[]): string => {
  const names = new Set(chosen.filter(({ needs }) => needs === need).map(({ lifecycle }) => lifecycle));
  if (names.size === 0) return '';
  return `\nWalked without what needs it, because the deployment has no ${NEEDS[need]}: ${[...names].join(', ')}\n`;
};

const withoutSignatures = (possible: readonly Recipe[]): string => {
  const names = possible.filter(needsSigning).map(({ lifecycle }) => lifecycle);
  const why = 'the package viem is not installed (npm install viem)';
  return names.length === 0
    ? ''
    : `\nWalked without the transitions that need a signature, because ${why}: ${names.join(', ')}\n`;
};

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
  const { status } = await deployment.call('getTestClock', { credential: key });
  if (status !== 200) throw new Error(`${deployment.url} refuses the key with ${status}`);
}

async function lackedBy(deployment: Deployment, key: string): Promise<ReadonlySet<Need>> {
  const [chain, partner] = await Promise.all([asksChain(deployment, key), asksPartner(deployment, key)]);
  return new Set<Need>([...(chain ? [] : (['chain'] as const)), ...(partner ? [] : (['partner'] as const))]);
}

/** A payment that contradicts itself is refused for its mode if the asset is available, and otherwise for the asset. */
async function asksPartner(deployment: Deployment, key: string): Promise<boolean> {
  const input = {
    phone: '+15552000000',
    amountUsd: '1.00',
    fundingMode: 'INTERNAL_BALANCE',
    funding: { asset: 'USDT', network: 'tron' },
  };
  const { body } = await deployment.call('createOfframpPayment', { credential: key, input });
  return valueAt(body, 'details.errors.0.path') === '/body/fundingMode';
}

/** Balances are read from the chain, so that a deployment without one cannot tell them. */
async function asksChain(deployment: Deployment, key: string): Promise<boolean> {
  const { status, body } = await deployment.call('getBalance', { credential: key, input: { ensure: true } });
  return status === 200 || valueAt(body, 'code') !== 'CHAIN_UNAVAILABLE';
}
