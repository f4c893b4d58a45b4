import { castOf } from '../../scripts/chaos/tenants.ts';
import { cpuOf } from '../cost/cpu.ts';
import { type Cast, countDelivered, livesPerSecond } from '../payments/load.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Running, startService } from '../service.ts';
import { type Database, type DatabaseServer, openServer } from '../transitions/database.ts';
import { type Sink, startSink } from './sink-process.ts';

const CALLERS = 8;
const SECONDS = 4;
const STATES = ['off', 'on'] as const;

interface Traced {
  readonly database: Database;
  readonly service: Running;
  readonly cast: Cast;
  /** CPU of the service for a life, in milliseconds, once a round. */
  readonly cpuMs: number[];
}

/** CPU of the service for a life of a payment, with tracing on and off in turns. */
export async function measureLives(rounds: number): Promise<void> {
  const server = await openServer();
  const sink = await startSink();
  const all = new Map<string, Traced>();
  try {
    for (const state of STATES) all.set(state, await started(server, state, sink));
    for (const one of all.values()) await cpuOfLife(one);
    const before = await sink.spans();
    let lives = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const state of round % 2 === 0 ? STATES : STATES.toReversed()) {
        const one = all.get(state);
        if (one === undefined) continue;
        const { cpuMs, count } = await cpuOfLife(one);
        one.cpuMs.push(cpuMs);
        if (state === 'on') lives += count;
      }
    }
    const [off, on] = STATES.map((state) => all.get(state)?.cpuMs ?? []) as [number[], number[]];
    printTable(
      ['a life', 'off', 'on'],
      [
        ['CPU of the service, ms', median(off).toFixed(2), median(on).toFixed(2)],
        ['of that without tracing', '1', ratio(on, off).toFixed(2)],
        ['spans', '0', (((await sink.spans()) - before) / lives).toFixed(0)],
      ],
    );
  } finally {
    for (const { service, database } of all.values()) {
      await service.stop();
      await database.close();
    }
    sink.stop();
    await server.stop();
  }
}

async function started(server: DatabaseServer, state: string, { url }: Sink): Promise<Traced> {
  const database = await server.create(`traced_${state}`);
  const variables = state === 'on' ? { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_MAX_QUEUE_SIZE: '50000' } : {};
  const service = await startService('start', database.url, variables);
  return { database, service, cast: await castOf(service), cpuMs: [] };
}

async function cpuOfLife({ database, service, cast }: Traced): Promise<{ cpuMs: number; count: number }> {
  const [before, livesBefore] = [cpuOf(service.pid), await countDelivered(database)];
  await livesPerSecond(cast, database, CALLERS, SECONDS);
  const count = (await countDelivered(database)) - livesBefore;
  return { cpuMs: (cpuOf(service.pid) - before) / count, count };
}
