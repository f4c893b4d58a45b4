import { until } from '../../scripts/chaos/gate.ts';
import { castOf } from '../../scripts/chaos/tenants.ts';
import type { Options } from '../options.ts';
import { type Goal, printGoals } from '../report/goals.ts';
import { type Candidate, interleave, printNoise, type Rounds, valuesOf } from '../report/rounds.ts';
import { median, quantile, ratio, roughly } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Running, startService } from '../service.ts';
import { type Database, type DatabaseServer, openServer } from '../transitions/database.ts';
import { seedPayments } from '../transitions/payments.ts';
import { runCards } from './cards.ts';
import { underOneLoad } from './latencies.ts';
import { STEPS, type Step } from './life.ts';
import { type Cast, latenciesAt, livesPerSecond } from './load.ts';
import { countRoundTrips, MOST, type RoundTrips } from './round-trips.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const FULL = 1_000_000;
const CALLERS = 8;

interface Sized {
  readonly name: string;
  readonly database: Database;
  readonly service: Running;
  readonly cast: Cast;
}

/**
 * The whole life of a payment over HTTP, created, quoted, selected, confirmed, submitted and delivered: lives a second,
 * latencies at four fifths of that, round trips to the database, and what becomes of them as payments pile up. The decisions
 * of cards stand beside it.
 */
export async function runPayments(options: Options): Promise<void> {
  const server = await openServer();
  try {
    printRoundTrips(await roundTrips(server));
    const growth = await runLives(server, options);
    printGoals([...growth, ...(await runCards(server, options))]);
  } finally {
    await server.stop();
  }
}

/** Its services have ended when those of the cards begin: nothing else runs beside what is measured. */
async function runLives(server: DatabaseServer, { rounds, seconds, full }: Options): Promise<Goal[]> {
  const all: Sized[] = [];
  try {
    for (const size of [SMALL, full ? FULL : LARGE]) all.push(await sized(server, size));
    const [small, large] = all as [Sized, Sized];
    const rate = ({ cast, database }: Sized, during: number) => livesPerSecond(cast, database, CALLERS, during);
    for (const one of all) {
      await rate(one, 2);
      await one.database.query('ANALYZE');
    }
    const candidates: Candidate[] = all.map((one) => ({ name: one.name, measure: () => rate(one, seconds) }));
    const measured = await interleave(candidates, rounds);
    printTable(
      ['', `of ${small.name}`, 'payments/s'],
      all.map(({ name }) => [
        name,
        ratio(valuesOf(measured, name), valuesOf(measured, small.name)).toFixed(2),
        median(valuesOf(measured, name)).toFixed(0),
      ]),
    );
    printNoise(small.name, measured);
    return [growthGoal(measured, small, large), ...(await latencyGoals([small, large], measured, rounds))];
  } finally {
    for (const { service, database } of all) {
      await service.stop();
      await database.close();
    }
  }
}

/** On a database of its own: a second cast proves control of the first one's number, and takes it over. */
async function roundTrips(server: DatabaseServer): Promise<RoundTrips[]> {
  const database = await server.create('round_trips');
  try {
    await seedPayments(database, SMALL);
    return await countRoundTrips(database.url);
  } finally {
    await database.close();
  }
}

async function sized(server: DatabaseServer, size: number): Promise<Sized> {
  const database = await server.create(`lives_${size}`);
  await seedPayments(database, size);
  // What was seeded counts as told and sealed long ago.
  await database.query('UPDATE cursors SET tx = pg_current_xact_id()');
  const service = await startService('start', database.url);
  const cast = await castOf(service);
  // A service looks at all invariants when it starts, and every ten minutes: of 1e6 payments for a quarter of a minute.
  await until('the first look at the invariants', 120_000, async () => {
    const [row] = await database.query(
      `SELECT count(*)::int AS looks FROM pg_stat_activity WHERE datname = current_database() AND state = 'active'
        AND query LIKE 'SELECT * FROM (%) v LIMIT %'`,
    );
    return row?.looks === 0 || 'it has not ended';
  });
  return { name: `${roughly(size)} payments stored`, database, service, cast };
}

function printRoundTrips(counted: readonly RoundTrips[]): void {
  printTable(
    ['round trips after authentication', 'counted', 'at most'],
    counted.map(({ operation, kind, roundTrips }) => [operation, roundTrips.toFixed(0), String(MOST[kind])]),
  );
  printGoals(
    counted.map(
      ({ operation, kind, roundTrips }): Goal => ({
        what: `round trips of ${operation}`,
        measured: roundTrips,
        goal: MOST[kind],
        direction: 'atMost',
      }),
    ),
  );
}

async function latencyGoals(
  [small, large]: readonly [Sized, Sized],
  measured: Rounds,
  rounds: number,
): Promise<Goal[]> {
  const found = await underOneLoad([small, large], measured, rounds, ({ cast, database }, rate, seconds) =>
    latenciesAt(cast, database, rate, seconds),
  );
  const of = (one: Sized, step: Step, share: number): number =>
    quantile(
      (found.of.get(one) ?? []).map((latencies) => latencies[step]),
      share,
    );
  for (const one of [small, large]) {
    printTable(
      [`${one.name}, ${found.load}`, 'p50 ms', 'p99 ms'],
      STEPS.map((step) => [step, of(one, step, 0.5).toFixed(1), of(one, step, 0.99).toFixed(1)]),
    );
  }
  return STEPS.map((step) => ({
    what: `p99 of ${step} with ${large.name}, of that with ${small.name}`,
    measured: of(large, step, 0.99) / of(small, step, 0.99),
    goal: 1.5,
    direction: 'atMost',
  }));
}

const growthGoal = (measured: Rounds, small: Sized, large: Sized): Goal => ({
  what: `payments a second with ${large.name}, of those with ${small.name}`,
  measured: ratio(valuesOf(measured, large.name), valuesOf(measured, small.name)),
  goal: 0.9,
  direction: 'atLeast',
});
