import type { Options } from '../options.ts';
import { type Goal, printGoals } from '../report/goals.ts';
import { interleave, printNoise, type Rounds, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { rateOf } from './callers.ts';
import { openServer } from './database.ts';
import { openDbos } from './dbos.ts';
import { openPaychart } from './engine.ts';
import { anyId, seedPayments } from './payments.ts';
import { openReference } from './pgbench.ts';
import { requests, workers } from './statements.ts';

const PAYMENTS = 10_000;

const WORKER_REFERENCE = 'plain statements, 8 callers';
const REQUEST_REFERENCE = 'the same with an idempotency key';
const REQUEST = 'paychart, one request each, 8';
const BATCHED_8 = 'paychart, batched, 8';
const BATCHED_64 = 'paychart, batched, 64';
const DBOS_8 = 'DBOS steps, empty, 8';
const DBOS_64 = 'DBOS steps, empty, 64';

/** Durable transitions a second: a row lock, an update, a history row and an event, committed with fsync. */
export async function runTransitions({ rounds, seconds }: Options): Promise<void> {
  const server = await openServer();
  try {
    const database = await server.create('transitions');
    await seedPayments(database, PAYMENTS);
    const paychart = openPaychart(database.url, 16);
    const workerReference = await openReference(database.url, workers, PAYMENTS);
    const requestReference = await openReference(database.url, requests, PAYMENTS);
    const dbos = await openDbos(await server.createEmpty('dbos'));
    const steps = (callers: number, kind: 'request' | 'batched') => () =>
      rateOf(callers, seconds, () => paychart[kind](anyId(PAYMENTS)));
    const candidates = [
      { name: WORKER_REFERENCE, measure: () => workerReference.rate(seconds) },
      { name: REQUEST_REFERENCE, measure: () => requestReference.rate(seconds) },
      { name: REQUEST, measure: steps(8, 'request') },
      { name: BATCHED_8, measure: steps(8, 'batched') },
      { name: BATCHED_64, measure: steps(64, 'batched') },
      { name: DBOS_8, measure: () => dbos.emptySteps(8, seconds) },
      { name: DBOS_64, measure: () => dbos.emptySteps(64, seconds) },
    ];
    await rateOf(8, 1, () => paychart.request(anyId(PAYMENTS)));
    await rateOf(64, 1, () => paychart.batched(anyId(PAYMENTS)));
    // What autovacuum does within a minute: plans made for empty tables are made again.
    await database.query('ANALYZE');
    const measured = await interleave(candidates, rounds);
    print(
      measured,
      candidates.map(({ name }) => name),
      workerReference.name,
    );
    await Promise.all([paychart.close(), workerReference.close(), requestReference.close(), dbos.close()]);
    await database.close();
  } finally {
    await server.stop();
  }
}

function print(measured: Rounds, names: readonly string[], reference: string): void {
  const over = (name: string, other: string): number => ratio(valuesOf(measured, name), valuesOf(measured, other));
  printTable(
    ['', `of ${WORKER_REFERENCE}`, 'transitions/s'],
    names.map((name) => [name, over(name, WORKER_REFERENCE).toFixed(2), median(valuesOf(measured, name)).toFixed(0)]),
  );
  console.log(`  plain statements by ${reference}, one round trip each, no row-level security`);
  printNoise(WORKER_REFERENCE, measured);
  const goals: Goal[] = [
    {
      what: 'one request each, of the same statements',
      measured: over(REQUEST, REQUEST_REFERENCE),
      goal: 0.5,
      direction: 'atLeast',
    },
    {
      what: 'batched, 8 callers, of the same statements',
      measured: over(BATCHED_8, WORKER_REFERENCE),
      goal: 1,
      direction: 'atLeast',
    },
    {
      what: 'batched, 64 callers, of the same statements',
      measured: over(BATCHED_64, WORKER_REFERENCE),
      goal: 2,
      direction: 'atLeast',
    },
    {
      what: 'batched, 64 callers, of DBOS steps, 64 workflows',
      measured: over(BATCHED_64, DBOS_64),
      goal: 4,
      direction: 'atLeast',
    },
    {
      what: 'batched, 8 callers, of DBOS steps, 8 workflows',
      measured: over(BATCHED_8, DBOS_8),
      goal: 4,
      direction: 'atLeast',
    },
  ];
  printGoals(goals);
}
