import type { Options } from '../options.ts';
import { paced } from '../payments/latencies.ts';
import { delivered } from '../payments/life.ts';
import { deliveredPerSecond } from '../payments/load.ts';
import { type Goal, printGoals } from '../report/goals.ts';
import { interleave, printNoise, type Rounds, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Database, type DatabaseServer, openServer } from '../transitions/database.ts';
import { Deadlines, deadlineVariables, expired, latestDuring } from './deadlines.ts';
import { type Fleet, startFleet, startOne } from './fleet.ts';
import { Payers } from './payers.ts';
import { problemsOf } from './problems.ts';
import { type Cores, type Usage, usageDuring } from './usage.ts';

const CALLERS = 16;
const ONE = '1 process';
/** Processes, half of them `serve` and half `work`. */
const COUNTS = [2, 4, 8];

/** Of the rate that a deployment reaches: where deadlines are looked at. */
const LOAD = 0.8;
const LOAD_SECONDS = 15;
const DEADLINES = 50;
const LATEST_SECONDS = 2;

interface Deployment {
  readonly name: string;
  readonly server: DatabaseServer;
  readonly database: Database;
  readonly fleet: Fleet;
  readonly payers: Payers;
  readonly deadlines: Deadlines;
  readonly usage: Usage[];
}

/**
 * Payments delivered a second by two, four and eight `serve` and `work` processes on one PostgreSQL, beside one process;
 * who had the processors meanwhile; how late deadlines are at four fifths of that rate; and whether anything was done twice
 * or left out.
 */
export async function runProcesses({ rounds, seconds }: Options): Promise<void> {
  const all: Deployment[] = [];
  try {
    all.push(await deployed(ONE, (url) => startOne(url, deadlineVariables)));
    for (const count of COUNTS) {
      const each = { serve: count / 2, work: count / 2 };
      all.push(await deployed(`${count} processes`, (url) => startFleet(url, each, deadlineVariables)));
    }
    for (const one of all) await rateOf(one, 2);
    const candidates = all.map((one) => ({ name: one.name, measure: () => measure(one, seconds) }));
    const measured = await interleave(candidates, rounds);
    printRates(all, measured);
    printCosts(all);
    printConnections(all);
    printNoise(ONE, measured);
    const goals: Goal[] = [];
    // A machine that others keep busy can be so slow that nothing is delivered in a round.
    for (const one of all)
      goals.push(...(await goalsOf(one, Math.max(1, LOAD * median(valuesOf(measured, one.name))))));
    printGoals(goals);
  } finally {
    for (const { fleet, database, server } of all) {
      await fleet.stop();
      await database.close();
      await server.stop();
    }
  }
}

/**
 * On a PostgreSQL of its own: no workers take another deployment's jobs, and the connections of all deployments together
 * would be more than one server takes.
 */
async function deployed(name: string, start: (databaseUrl: string) => Promise<Fleet>): Promise<Deployment> {
  const server = await openServer();
  let fleet: Fleet | undefined;
  try {
    const database = await server.create('deployed');
    fleet = await start(Object.assign(new URL(database.url), { search: '' }).href);
    const payers = await Payers.of(fleet);
    const deadlines = await Deadlines.of(fleet, payers.promises);
    return { name, server, database, fleet, payers, deadlines, usage: [] };
  } catch (error) {
    await fleet?.stop();
    await server.stop();
    throw error;
  }
}

const rateOf = ({ database, payers }: Deployment, seconds: number): Promise<number> =>
  deliveredPerSecond(() => payers.pay(), { database, callers: CALLERS, seconds });

async function measure(one: Deployment, seconds: number): Promise<number> {
  let rate = 0;
  one.usage.push(
    await usageDuring(one.database, one.fleet, async () => {
      rate = await rateOf(one, seconds);
    }),
  );
  return rate;
}

/** Under a steady load, while deadlines come; then everything is reckoned up. */
async function goalsOf({ name, database, payers, deadlines }: Deployment, rate: number): Promise<Goal[]> {
  const ids = await deadlines.comingDue(DEADLINES, LOAD_SECONDS - 5);
  const load = async (): Promise<void> => delivered(database, await paced(rate, LOAD_SECONDS, () => payers.pay()));
  const latest = await latestDuring(database, Promise.all([load(), expired(database, ids)]));
  const problems = await problemsOf(database.url, payers.promises);
  for (const problem of problems) console.log(`  ${name}: ${problem}`);
  return [
    {
      what: `latest deadline, ${name}, ${rate.toFixed(0)} payments/s`,
      measured: latest,
      goal: LATEST_SECONDS,
      direction: 'atMost',
      unit: 's',
    },
    { what: `problems found, ${name}`, measured: problems.length, goal: 0, direction: 'atMost' },
  ];
}

function printRates(all: readonly Deployment[], measured: Rounds): void {
  const cores = ({ usage }: Deployment, who: keyof Cores): string =>
    median(usage.map((one) => one.cores[who])).toFixed(2);
  const who = ['postgres', 'service', 'client', 'others', 'idle'] as const;
  printTable(
    ['', `of ${ONE}`, 'payments/s', ...who.map((one) => `${one}, cores`)],
    all.map((one) => [
      one.name,
      ratio(valuesOf(measured, one.name), valuesOf(measured, ONE)).toFixed(2),
      median(valuesOf(measured, one.name)).toFixed(0),
      ...who.map((name) => cores(one, name)),
    ]),
  );
}

function printCosts(all: readonly Deployment[]): void {
  const who = ['postgres', 'service', 'client'] as const;
  printTable(
    ['CPU of a payment, ms', ...who],
    all.map(({ name, usage }) => [name, ...who.map((one) => median(usage.map(({ costs }) => costs[one])).toFixed(1))]),
  );
}

function printConnections(all: readonly Deployment[]): void {
  const what = ['running', 'waiting for a lock', 'waiting for storage', 'waiting for the service'] as const;
  printTable(
    ['connections of PostgreSQL', ...what],
    all.map(({ name, usage }) => [
      name,
      ...what.map((one) => median(usage.map(({ connections }) => connections[one])).toFixed(1)),
    ]),
  );
}
