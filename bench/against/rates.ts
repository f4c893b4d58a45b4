import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type * as Tenants from '../../scripts/chaos/tenants.ts';
import type * as Life from '../payments/life.ts';
import type * as Load from '../payments/load.ts';
import { median } from '../report/statistics.ts';
import type * as Service from '../service.ts';
import type * as Callers from '../transitions/callers.ts';
import type * as Servers from '../transitions/database.ts';
import type * as Engine from '../transitions/engine.ts';
import type * as Payments from '../transitions/payments.ts';
import type { Asked, Measured } from './checkout.ts';

/**
 * The figures of one checkout, whose folder is the argument, measured by its own benches on a database server of its own.
 * Answers them whenever it is asked for some.
 */
const [root = ''] = process.argv.slice(2);
const load = <T>(file: string): Promise<T> => import(join(root, file)) as Promise<T>;
const [
  { rateOf },
  { openServer },
  { openPaychart },
  { anyId, seedPayments },
  { startService },
  { castOf },
  payments,
  life,
] = await Promise.all([
  load<typeof Callers>('bench/transitions/callers.ts'),
  load<typeof Servers>('bench/transitions/database.ts'),
  load<typeof Engine>('bench/transitions/engine.ts'),
  load<typeof Payments>('bench/transitions/payments.ts'),
  load<typeof Service>('bench/service.ts'),
  load<typeof Tenants>('scripts/chaos/tenants.ts'),
  load<typeof Load>('bench/payments/load.ts'),
  load<typeof Life>('bench/payments/life.ts'),
]);

const PAYMENTS = 10_000;
const server = await openServer();
const transitions = await server.create('transitions');
await seedPayments(transitions, PAYMENTS);
const paychart = openPaychart(transitions.url, 16);

/** Between two payments of a caller who is alone, so that what they have left to do is done. */
const PAUSE_MS = 60;

/** A function is compiled to its quickest form once it has run some thousand times. A service then takes half the CPU. */
const LIVES_AHEAD = 2000;
const SECONDS_AHEAD = 4;

const rate = async (callers: number, seconds: number, step: (id: string) => Promise<void>): Promise<Measured> => {
  const next = (): Promise<void> => step(anyId(PAYMENTS));
  await rateOf(callers, SECONDS_AHEAD, next);
  return { rate: await rateOf(callers, seconds, next) };
};

const measures: Readonly<Record<Asked['what'], (callers: number, seconds: number) => Promise<Measured>>> = {
  request: (callers, seconds) => rate(callers, seconds, paychart.request),
  batched: (callers, seconds) => rate(callers, seconds, paychart.batched),
  lives: served,
};
await measures.batched(64, 1);
await transitions.query('ANALYZE');

/** By a service that runs for as long as it is measured, on a new database: an idle one would cost the other checkout. */
async function served(callers: number, seconds: number): Promise<Measured> {
  const database = await server.create('lives');
  const service = await startService('start', database.url);
  const lives = (cast: Load.Cast, long: number): Promise<number> =>
    payments.livesPerSecond(cast, database, callers, long);
  try {
    const cast = await castOf(service);
    let ahead = SECONDS_AHEAD * (await lives(cast, SECONDS_AHEAD));
    // What autovacuum does within a minute: plans made for empty tables are made again, on each connection, which takes seconds.
    await database.query('ANALYZE');
    while (ahead < LIVES_AHEAD) ahead += SECONDS_AHEAD * (await lives(cast, SECONDS_AHEAD));
    return { rate: await lives(cast, seconds), ...(await alone(cast, database, seconds)) };
  } finally {
    await service.stop();
    await database.close();
  }
}

/** The median of each request of a caller who waits for each answer, and between two payments. */
async function alone({ sender, recipient }: Load.Cast, database: Servers.Database, seconds: number): Promise<Measured> {
  const lives: Awaited<ReturnType<typeof Life.live>>[] = [];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await delay(PAUSE_MS))
    lives.push(await life.live(sender, recipient));
  await life.delivered(
    database,
    lives.map(({ id }) => id),
  );
  return Object.fromEntries(life.STEPS.map((step) => [step, median(lives.map(({ latencies }) => latencies[step]))]));
}

process.on('message', async ({ what, callers, seconds }: Asked) => {
  process.send?.(await measures[what](callers, seconds));
});
process.on('disconnect', async () => {
  await paychart.close();
  await transitions.close();
  await server.stop();
  process.exit();
});
process.send?.({ ready: true });
