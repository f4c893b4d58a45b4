import type { Options } from '../options.ts';
import { type Goal, printGoals } from '../report/goals.ts';
import { interleave, printNoise, type Rounds, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { startSink } from '../tracing/sink-process.ts';
import { type Method, type Peer, type Running, start } from './load.ts';

const REFERENCE = 'bare koa';
const OURS = 'paychart';
const TRACED = 'paychart, a span each';
const FASTIFY = 'fastify + openapi-glue';
const CODE_GENERATOR = '@koa/router + zod';

/** More code takes longer until it is compiled for good; a service runs for weeks. */
const WARM_UP_SECONDS = 4;

const peers: readonly Peer[] = [
  { name: REFERENCE, file: 'koa' },
  { name: OURS, file: 'paychart' },
  { name: 'paychart, Idempotency-Key', file: 'paychart', idempotencyKeys: true },
  { name: 'paychart, a log line each', file: 'paychart', env: { BENCH_LOG_LEVEL: 'info' } },
  { name: TRACED, file: 'paychart-traced' },
  { name: 'bare node:http', file: 'node-http' },
  { name: FASTIFY, file: 'fastify' },
  { name: CODE_GENERATOR, file: 'koa-router-zod' },
  { name: 'openapi-backend on koa', file: 'openapi-backend' },
];

/** Each candidate serves the contract's operations from a process of its own; this process is the load. */
export async function runHttp({ rounds, seconds }: Options): Promise<void> {
  const running: Running[] = [];
  const sink = await startSink();
  try {
    for (const peer of peers) running.push(await start({ ...peer, env: { ...peer.env, BENCH_COLLECTOR: sink.url } }));
    const get = await runMethod('GET', running, rounds, seconds);
    const post = await runMethod('POST', running, rounds, seconds);
    const over = (method: Rounds, other: string, one = OURS): number =>
      ratio(valuesOf(method, one), valuesOf(method, other));
    const goals: Goal[] = [
      { what: `GET of ${REFERENCE}`, measured: over(get, REFERENCE), goal: 0.6, direction: 'atLeast' },
      { what: `POST of ${REFERENCE}`, measured: over(post, REFERENCE), goal: 0.6, direction: 'atLeast' },
      { what: `GET of ${FASTIFY}`, measured: over(get, FASTIFY), goal: 1, direction: 'atLeast' },
      { what: `POST of ${FASTIFY}`, measured: over(post, FASTIFY), goal: 1, direction: 'atLeast' },
      { what: `GET of ${CODE_GENERATOR}`, measured: over(get, CODE_GENERATOR), goal: 2.3, direction: 'atLeast' },
      { what: `POST of ${CODE_GENERATOR}`, measured: over(post, CODE_GENERATOR), goal: 2.3, direction: 'atLeast' },
      { what: `GET of ${OURS}, with tracing`, measured: over(get, OURS, TRACED), goal: 0.9, direction: 'atLeast' },
      { what: `POST of ${OURS}, with tracing`, measured: over(post, OURS, TRACED), goal: 0.9, direction: 'atLeast' },
    ];
    printGoals(goals);
    console.log(`  ${CODE_GENERATOR}: what openapi-code-generator's Koa template emits, written by hand`);
  } finally {
    for (const one of running) one.stop();
    sink.stop();
  }
}

async function runMethod(
  method: Method,
  running: readonly Running[],
  rounds: number,
  seconds: number,
): Promise<Rounds> {
  const taking = running.filter(({ peer }) => method === 'POST' || peer.idempotencyKeys !== true);
  for (const one of taking) await one.measure(method, WARM_UP_SECONDS);
  const cpu = new Map(taking.map(({ peer }) => [peer.name, [] as number[]]));
  const measured = await interleave(
    taking.map((one) => ({
      name: one.peer.name,
      measure: async () => {
        const result = await one.measure(method, seconds);
        cpu.get(one.peer.name)?.push(result.cpu);
        return result.rate;
      },
    })),
    rounds,
  );
  const reference = valuesOf(measured, REFERENCE);
  console.log(`\n  ${method}${method === 'POST' ? ', a body of 700 bytes' : ', one path parameter'}`);
  printTable(
    ['', `of ${REFERENCE}`, 'by server CPU', 'requests/s', 'CPU us'],
    taking.map(({ peer: { name } }) => {
      const rates = valuesOf(measured, name);
      const times = valuesOf(cpu, name);
      const byCpu = ratio(valuesOf(cpu, REFERENCE), times);
      return [
        name,
        ratio(rates, reference).toFixed(2),
        byCpu.toFixed(2),
        median(rates).toFixed(0),
        median(times).toFixed(0),
      ];
    }),
  );
  printNoise(REFERENCE, measured);
  return measured;
}
