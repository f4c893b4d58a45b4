import type { Options } from '../options.ts';
import { type Goal, printGoals } from '../report/goals.ts';
import { type Candidate, interleave, printNoise, type Rounds, valuesOf } from '../report/rounds.ts';
import { median, ratio, roughly } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { rateOf } from './callers.ts';
import { type Database, type DatabaseServer, openServer } from './database.ts';
import { openPaychart, type Paychart } from './engine.ts';
import { anyId, IN_FLIGHT, seedPayments } from './payments.ts';
import { openReference, type Reference } from './pgbench.ts';
import { workers } from './statements.ts';

const SIZES = [1_000, 10_000, 100_000];
const FULL_SIZE = 1_000_000;

const WAYS = ['plain statements, 8', 'one request each, 8', 'batched, 8'] as const;

interface Sized {
  readonly size: number;
  readonly database: Database;
  readonly paychart: Paychart;
  readonly reference: Reference;
}

const nameOf = (way: string, size: number): string => `${way}, ${roughly(size)}`;

/**
 * What a transition costs as the tables grow: a database of each size on one server, measured turn by turn. A thousand
 * payments are in flight in each, spread over all that ever were.
 */
export async function runGrowth({ rounds, seconds, full }: Options): Promise<void> {
  const sizes = full ? [...SIZES, FULL_SIZE] : SIZES;
  const server = await openServer();
  try {
    const all: Sized[] = [];
    for (const size of sizes) all.push(await grown(server, size));
    const candidates = all.flatMap((one) => candidatesOf(one, seconds));
    for (const one of all) await warmUp(one);
    const measured = await interleave(candidates, rounds);
    print(measured, sizes);
    for (const { database, paychart, reference } of all) {
      await Promise.all([database.close(), paychart.close(), reference.close()]);
    }
  } finally {
    await server.stop();
  }
}

async function grown(server: DatabaseServer, size: number): Promise<Sized> {
  const database = await server.create(`payments_${size}`);
  await seedPayments(database, size);
  const reference = await openReference(database.url, workers, size);
  return { size, database, paychart: openPaychart(database.url, 8), reference };
}

/** And what autovacuum does within a minute: plans made for empty tables are made again. */
async function warmUp(one: Sized): Promise<void> {
  for (const candidate of candidatesOf(one, 1)) await candidate.measure();
  await one.database.query('ANALYZE');
}

function candidatesOf({ size, paychart, reference }: Sized, seconds: number): Candidate[] {
  const steps = (step: () => Promise<void>) => () => rateOf(8, seconds, step);
  return [
    { name: nameOf(WAYS[0], size), measure: () => reference.rate(seconds) },
    { name: nameOf(WAYS[1], size), measure: steps(() => paychart.request(anyId(size))) },
    { name: nameOf(WAYS[2], size), measure: steps(() => paychart.batched(anyId(size))) },
  ];
}

function print(measured: Rounds, sizes: readonly number[]): void {
  const smallest = sizes[0] ?? 0;
  const largest = sizes.at(-1) ?? 0;
  const rates = (way: string, size: number): readonly number[] => valuesOf(measured, nameOf(way, size));
  printTable(
    [`rate, of that at ${roughly(smallest)} payments`, ...sizes.map(roughly), 'transitions/s'],
    WAYS.map((way) => [
      way,
      ...sizes.map((size) => ratio(rates(way, size), rates(way, smallest)).toFixed(2)),
      sizes.map((size) => median(rates(way, size)).toFixed(0)).join(' '),
    ]),
  );
  console.log(`  ${IN_FLIGHT} payments in flight at each size, spread over the whole table`);
  printNoise(nameOf(WAYS[0], smallest), measured);
  // Flat within 25 %: a transition costs at most 1.25 times what it did.
  const goals = WAYS.slice(1).map(
    (way): Goal => ({
      what: `cost ${nameOf(way, largest)}, of that at ${smallest}`,
      measured: ratio(rates(way, smallest), rates(way, largest)),
      goal: 1.25,
      direction: 'atMost',
    }),
  );
  printGoals(goals);
}
