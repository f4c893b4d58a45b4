import process from 'node:process';
import { setImmediate as turn } from 'node:timers/promises';
import { parseConfig } from '../../src/app/config.ts';
import { openTracing } from '../../src/app/open-tracing.ts';
import { createLog } from '../../src/platform/http/server/log.ts';
import { beginLeaf, type Described, inJoiningSpan, inSpan } from '../../src/platform/tracing/index.ts';
import type { Options } from '../options.ts';
import { median } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { measureLives } from './lives.ts';
import { startSink } from './sink-process.ts';

/** So many at a time, as requests come: the exporter works between them. */
const AT_ONCE = 32;
/** All spans are sent before more of them are dropped than wait. */
const SENT_AT_ONCE = 128 * AT_ONCE;

/** How one state is measured: off needs more calls to be seen at all. */
interface Measured {
  readonly calls: number;
  flush(): Promise<void>;
}

const CALLER = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const describe = (): Described => ({
  name: 'POST /v1/offramp/payments',
  attributes: {
    'http.request.method': 'POST',
    'http.response.status_code': 201,
    'http.route': '/v1/offramp/payments',
    'url.path': '/v1/offramp/payments',
    'paychart.operation': 'createOfframpPayment',
    'paychart.request.id': 'req_01k9zt5r7m8q4x2v6b3n1c0d11',
  },
});
const nothing = async (): Promise<void> => undefined;
const step = { attributes: { 'paychart.machine': 'offramp-payment', 'paychart.event': 'CREATE' } };
const message = { kind: 'CLIENT', attributes: { 'db.system.name': 'postgresql' } } as const;

/** The calls of `src/platform/tracing` that a request makes. */
const KINDS: Readonly<Record<string, () => Promise<void> | void>> = {
  request: () => inJoiningSpan({ kind: 'SERVER', traceparent: undefined, describe }, nothing),
  step: () => inSpan('offramp-payment CREATE', step, () => undefined),
  'message to the database': () => beginLeaf('SELECT claims', () => message)?.({}),
};

/** CPU time of the process for one call, in microseconds; with tracing on, that of sending its span is in it. */
async function cpuOf(call: () => Promise<void> | void, { calls, flush }: Measured): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < calls; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, call));
    await turn();
    if (done % SENT_AT_ONCE === 0) await flush();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

async function measure(rounds: number, measured: Measured): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [name, call] of Object.entries({ nothing: () => undefined, ...KINDS })) {
    const run = (): Promise<number> => inRequest(() => cpuOf(call, measured), name);
    await run();
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await run());
    found.set(name, median(times));
  }
  return found;
}

/** Steps and messages have a span only within another one. */
async function inRequest(work: () => Promise<number>, name: string): Promise<number> {
  if (name === 'request' || name === 'nothing') return work();
  let found = 0;
  await inJoiningSpan({ kind: 'SERVER', traceparent: CALLER, describe }, async () => {
    found = await work();
  });
  return found;
}

/** What tracing costs: CPU time, which other programs of the machine change less than rates. */
export async function runTracing({ rounds }: Options): Promise<void> {
  const off = await measure(rounds, { calls: 500_000, flush: nothing });
  const sink = await startSink();
  const { tracing } = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: sink.url });
  if (tracing === undefined) throw new Error('tracing is off');
  const opened = await openTracing(tracing, {
    version: '0',
    log: createLog({ level: 'error', environment: 'sandbox' }),
  });
  const on = await measure(rounds, { calls: 20_000, flush: () => opened.flush() });
  await opened.close();
  sink.stop();
  const above = (found: Map<string, number>, name: string): string =>
    ((found.get(name) ?? 0) - (found.get('nothing') ?? 0)).toFixed(3);
  printTable(
    ['CPU us for one', 'off', 'on'],
    Object.keys(KINDS).map((name) => [name, above(off, name), above(on, name)]),
  );
  await measureLives(rounds);
}
