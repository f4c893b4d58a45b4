import { pino } from 'pino';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { modules } from '../../generated/wiring/modules.ts';
import { sealBatch } from '../../src/platform/audit/index.ts';
import { DueWatch, platformDueSources } from '../../src/platform/background/due-watch.ts';
import { openPool, type Pool } from '../../src/platform/db/connection/pool.ts';
import { noFaults } from '../../src/platform/db/faults.ts';
import { EventRelay } from '../../src/platform/feed/relay.ts';
import { stepBatcher } from '../../src/platform/lifecycle/batch.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import type { Module } from '../../src/platform/module.ts';
import { TimerSweep } from '../../src/platform/outbox/timers.ts';
import type { Options } from '../options.ts';
import { type Goal, printGoals } from '../report/goals.ts';
import { type Candidate, interleave, printNoise, valuesOf } from '../report/rounds.ts';
import { median, ratio, roughly } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Database, type DatabaseServer, openServer } from '../transitions/database.ts';
import { seedPayments } from '../transitions/payments.ts';
import { addNew, seedPast } from './tables.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const FULL_SIZE = 10_000_000;
/** Rows that a task deals with in one measurement: a tenth of a second of the quickest, which less would not tell from noise. */
const NEW = 5000;
const LOOKS = 500;
/** What a row costs with the largest table, of what it costs with the smallest one. */
const GOAL = 1.25;

interface Sized {
  readonly size: number;
  readonly database: Database;
  readonly pool: Pool;
  /** Rows a second, of each task. */
  readonly tasks: Readonly<Record<string, () => Promise<number>>>;
}

/**
 * What background tasks cost a row as the tables grow that they work on: the sealer of histories, the relay that numbers
 * events, the sweep of timers, and the look whether anything is due.
 */
export async function runBackground({ rounds, full }: Options): Promise<void> {
  const sizes = full ? [...SIZES, FULL_SIZE] : SIZES;
  const server = await openServer();
  try {
    const all: Sized[] = [];
    for (const size of sizes) all.push(await sized(server, size));
    const goals: Goal[] = [];
    for (const task of Object.keys(all[0]?.tasks ?? {})) goals.push(await measure(task, all, rounds));
    printGoals(goals);
    for (const { database, pool } of all) await Promise.all([database.close(), pool.close()]);
  } finally {
    await server.stop();
  }
}

const nameOf = (size: number): string => `${roughly(size)} rows`;

async function measure(task: string, all: readonly Sized[], rounds: number): Promise<Goal> {
  const candidates: Candidate[] = all.map(({ size, tasks }) => ({
    name: nameOf(size),
    measure: tasks[task] ?? (async () => 0),
  }));
  for (const candidate of candidates) await candidate.measure();
  const measured = await interleave(candidates, rounds);
  const names = candidates.map(({ name }) => name);
  const [smallest = '', largest = ''] = [names.at(0), names.at(-1)];
  printTable(
    [task, `cost, of that with ${smallest}`, 'microseconds'],
    names.map((name) => [
      name,
      ratio(valuesOf(measured, smallest), valuesOf(measured, name)).toFixed(2),
      (1e6 / median(valuesOf(measured, name))).toFixed(0),
    ]),
  );
  printNoise(smallest, measured);
  return {
    what: `${task} with ${largest}, of the cost with ${smallest}`,
    measured: ratio(valuesOf(measured, smallest), valuesOf(measured, largest)),
    goal: GOAL,
    direction: 'atMost',
  };
}

async function sized(server: DatabaseServer, size: number): Promise<Sized> {
  const database = await server.create(`background_${size}`);
  await seedPayments(database, NEW);
  await seedPast(database, size);
  const pool = openPool({ url: database.url, max: 8 });
  const log = pino({ level: 'silent' });
  const engine = {
    pool,
    lifecycles,
    fault: noFaults,
    realTime: () => new Date(),
    services: { log, chain: { chainId: 84_532 } },
  } as unknown as Engine;
  const by = { actorType: 'system', actorId: 'bench', requestId: null } as const;
  const timers = new TimerSweep(engine, stepBatcher(engine, { role: 'system', tenantId: null, by }), log);
  const relay = new EventRelay(engine);
  const dueSources = [...platformDueSources, ...modules.flatMap((module: Module) => module.dueSources ?? [])];
  const watch = new DueWatch(engine, dueSources, () => undefined);
  let added = 0;
  const withNew = (work: () => Promise<number>) => async (): Promise<number> => {
    await addNew(database, added, NEW);
    added += NEW;
    return perSecond(work);
  };
  return {
    size,
    database,
    pool,
    tasks: {
      'a sealed row': withNew(() => total(() => sealBatch(pool))),
      'a numbered event': withNew(() => total(() => relay.relayBatch())),
      'a due timer': withNew(() => total(() => timers.fireDue())),
      'a look': async () => {
        // Timers that have fired stay in their index until autovacuum comes by, which it does sooner for a small table.
        await database.query('VACUUM timers');
        return perSecond(async () => {
          for (let nth = 0; nth < LOOKS; nth += 1) await watch.look();
          return LOOKS;
        });
      },
    },
  };
}

/** Until nothing is left; answers how many there were. */
async function total(batch: () => Promise<number>): Promise<number> {
  for (let done = 0; ; ) {
    const more = await batch();
    if (more === 0) return done;
    done += more;
  }
}

async function perSecond(work: () => Promise<number>): Promise<number> {
  const begunAt = performance.now();
  const done = await work();
  return done / ((performance.now() - begunAt) / 1000);
}
