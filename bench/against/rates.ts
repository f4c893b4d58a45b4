import { join } from 'node:path';
import process from 'node:process';
import type * as Tenants from '../../scripts/chaos/tenants.ts';
import type * as Load from '../payments/load.ts';
import type * as Service from '../service.ts';
import type * as Callers from '../transitions/callers.ts';
import type * as Servers from '../transitions/database.ts';
import type * as Engine from '../transitions/engine.ts';
import type * as Payments from '../transitions/payments.ts';
import type { Asked } from './checkout.ts';

/**
 * The rates of one checkout, whose folder is the argument, measured by its own benches on a database server of its own.
 * Answers a rate whenever it is asked for one.
 */
const [root = ''] = process.argv.slice(2);
const load = <T>(file: string): Promise<T> => import(join(root, file)) as Promise<T>;
const [{ rateOf }, { openServer }, { openPaychart }, { anyId, seedPayments }, { startService }, { castOf }, payments] =
  await Promise.all([
    load<typeof Callers>('bench/transitions/callers.ts'),
    load<typeof Servers>('bench/transitions/database.ts'),
    load<typeof Engine>('bench/transitions/engine.ts'),
    load<typeof Payments>('bench/transitions/payments.ts'),
    load<typeof Service>('bench/service.ts'),
    load<typeof Tenants>('scripts/chaos/tenants.ts'),
    load<typeof Load>('bench/payments/load.ts'),
  ]);

const PAYMENTS = 10_000;
const server = await openServer();
const transitions = await server.create('transitions');
await seedPayments(transitions, PAYMENTS);
const paychart = openPaychart(transitions.url, 16);

const measures: Readonly<Record<Asked['what'], (callers: number, seconds: number) => Promise<number>>> = {
  request: (callers, seconds) => rateOf(callers, seconds, () => paychart.request(anyId(PAYMENTS))),
  batched: (callers, seconds) => rateOf(callers, seconds, () => paychart.batched(anyId(PAYMENTS))),
  lives: livesPerSecond,
};
await measures.request(8, 1);
await measures.batched(64, 1);
await transitions.query('ANALYZE');

/** Of a service that runs for as long as it is measured, on a new database: an idle one would cost the other checkout. */
async function livesPerSecond(callers: number, seconds: number): Promise<number> {
  const database = await server.create('lives');
  const service = await startService('start', database.url);
  try {
    const cast = await castOf(service);
    // Until what runs often has been compiled.
    await payments.livesPerSecond(cast, database, callers, 8);
    // What autovacuum does within a minute: plans made for empty tables are made again, on each connection, which takes seconds.
    await database.query('ANALYZE');
    await payments.livesPerSecond(cast, database, callers, 4);
    return await payments.livesPerSecond(cast, database, callers, seconds);
  } finally {
    await service.stop();
    await database.close();
  }
}

process.on('message', async ({ what, callers, seconds }: Asked) => {
  process.send?.({ rate: await measures[what](callers, seconds) });
});
process.on('disconnect', async () => {
  await paychart.close();
  await transitions.close();
  await server.stop();
  process.exit();
});
process.send?.({ ready: true });
