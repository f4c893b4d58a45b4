import { mkdtemp, rm } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseConfig, startDefaults } from '../src/app/config.ts';
import { startAll } from '../src/app/main.ts';
import { type Cast, castOf, PHONE } from './chaos/tenants.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run trace-request -- [--functions] [--rounds 5]

Counts what a warm confirmation of a payment runs through: files and functions of this repository, and calls. V8 counts
calls (precise coverage) while one request is answered by a sandbox in this process. The median is printed.

  --functions   prints each function
  --rounds 5    how many confirmations are counted`);

const GOALS: Readonly<Record<keyof Figures, number | undefined>> = { files: 90, functions: 450, calls: undefined };

/** So many payments make everything warm: keys are known, plans are made, modules are loaded. */
const WARM_UP = 30;

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** What serves; the client of the same process is left out. */
const SERVED = /^(src|machines|generated\/(contract|wiring|database))\//;

interface Figures {
  readonly files: number;
  readonly functions: number;
  readonly calls: number;
}

interface Called {
  readonly file: string;
  readonly name: string;
  readonly calls: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '5' }, functions: { type: 'boolean', default: false } },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'paychart-trace-'));
  const start = (more: Readonly<Record<string, string>>) =>
    startAll(
      parseConfig({
        ...startDefaults,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        RATE_LIMIT_PER_MINUTE: '0',
        ...more,
      }),
    );
  const environment = () => ({ ...process.env, DATA_DIR: dataDir, PAYCHART_OPERATOR: 'trace-request' });
  let service = await start({ PORT: '0' });
  try {
    const cast = await castOf({ url: service.url, environment });
    const { port } = new URL(service.url);
    await service.stop();
    // Nothing runs beside the requests that are counted.
    service = await start({ PORT: port, WORKERS: 'none' });
    for (let done = 0; done < WARM_UP; done += 1) await (await confirmation(cast))();
    const rounds: Called[][] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) rounds.push(await traced(await confirmation(cast)));
    report(rounds, values.functions);
  } finally {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A payment whose route is selected; confirms it. */
async function confirmation({ sender, recipient }: Cast): Promise<() => Promise<unknown>> {
  const payment = await sender.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap();
  const [quote] = payment.quotes;
  if (quote === undefined) throw new Error(`${payment.paymentId} has no quote: ${payment.status}`);
  const { paymentId: id } = payment;
  await recipient.selectOfframpPaymentRoute({ id, routeQuoteId: quote.routeId }).unwrap();
  return () => recipient.confirmOfframpPayment({ id }).unwrap();
}

/** The functions that are called while a request is answered. */
async function traced(request: () => Promise<unknown>): Promise<Called[]> {
  // What the requests before have left running has ended.
  await delay(200);
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await request();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => calledIn(url, functions));
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

interface Covered {
  readonly functionName: string;
  readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
}

function calledIn(url: string, functions: readonly Covered[]): Called[] {
  if (!url.startsWith('file:')) return [];
  const file = relative(ROOT, fileURLToPath(url));
  if (!SERVED.test(file)) return [];
  return functions.flatMap(({ functionName, ranges: [range] }) =>
    range === undefined || range.count === 0
      ? []
      : [{ file, name: functionName || `at ${range.startOffset}`, calls: range.count }],
  );
}

const figuresOf = (called: readonly Called[]): Figures => ({
  files: new Set(called.map(({ file }) => file)).size,
  functions: called.length,
  calls: called.reduce((sum, { calls }) => sum + calls, 0),
});

function report(rounds: readonly Called[][], listsFunctions: boolean): void {
  const figures = rounds.map(figuresOf);
  for (const [name, goal] of Object.entries(GOALS) as [keyof Figures, number | undefined][]) {
    const counts = figures.map((one) => one[name]).sort((one, other) => one - other);
    const median = counts[Math.floor(counts.length / 2)] ?? 0;
    console.log(`${name.padEnd(10)} ${String(median).padStart(5)}${goal === undefined ? '' : `   goal: ${goal}`}`);
  }
  const last = rounds.at(-1) ?? [];
  const folders = Map.groupBy(last, ({ file }) => file.split('/').slice(0, 3).join('/'));
  console.log('\nfolder                         files  functions  calls');
  for (const [folder, called] of [...folders].sort(([, one], [, other]) => other.length - one.length)) {
    const { files, functions, calls } = figuresOf(called);
    console.log(
      `${folder.padEnd(30)} ${String(files).padStart(5)} ${String(functions).padStart(10)} ${String(calls).padStart(6)}`,
    );
  }
  if (listsFunctions) for (const { file, name, calls } of last) console.log(`${file}  ${name}  ${calls}`);
}

await main();
