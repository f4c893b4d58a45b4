import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '../../../src/platform/db/connection/pool.ts';
import { Cluster } from '../../cluster/cluster.ts';
import { firstFreePorts } from '../../cluster/free-ports.ts';
import { COPIES, type Copy, hostAt, PORTS_WITH_NETWORKS, type Route, superuserUrl } from '../../cluster/layout.ts';
import { check, untilEverythingEnds } from '../checks.ts';
import { Gate } from '../gate.ts';
import { Promises } from '../ledger-of-promises.ts';
import { tellProblems } from '../problems.ts';
import { Random } from '../random.ts';
import { castOf, clientOf } from '../tenants.ts';
import { checkHistory } from './check-history.ts';
import { finalOf } from './final.ts';
import { RecordedClient } from './load.ts';
import { Recorder } from './recorder.ts';
import { CRASHES, type Failover, type FailoverKind, Failovers } from './rounds.ts';
import { readsOfStandby } from './standby-reader.ts';

export interface FailoverOptions {
  readonly rounds: number;
  readonly clients: number;
  readonly seed: number;
  readonly keep: boolean;
  /** They take turns. */
  readonly kinds?: readonly FailoverKind[];
  /** How each copy of `serve` and `work` reaches the database. */
  readonly routes?: Readonly<Record<Copy, Route>> | undefined;
  /** Plants a bug that the checker has to find: reads come from a standby that lags. There are no failovers then. */
  readonly plant?: boolean;
  readonly say: (line: string) => void;
}

export interface FailoverReport {
  readonly failovers: Readonly<Partial<Record<FailoverKind, number>>>;
  readonly operations: number;
  readonly clients: Readonly<Record<string, number>>;
  /** From the promotion to acknowledged writes by every `serve`, in milliseconds. */
  readonly serving: { readonly median: number; readonly slowest: number };
  readonly stored: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
}

const SERVING_MS = 10_000;

/** Load over HTTP on a cluster while its primary changes; then everything that was answered is reckoned up. */
export async function runFailover(options: FailoverOptions): Promise<FailoverReport> {
  const folder = await mkdtemp(join(tmpdir(), 'paychart-failover-'));
  await chmod(folder, 0o755);
  const variables = {
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_PUBLIC_PER_MINUTE: '0',
    SETTLEMENT_INTERVAL_MS: '50',
    PROVIDER_POLL_INTERVAL_MS: '200',
    QUOTE_TTL_SECONDS: '7200',
    PAYCHART_OPERATOR: 'chaos',
  };
  const { say, routes, kinds = CRASHES } = options;
  const cluster = await Cluster.in(folder, await firstFreePorts(PORTS_WITH_NETWORKS), {
    say,
    variables,
    hasNetworks: kinds.includes('partition'),
    ...(routes && { routes }),
  });
  try {
    await cluster.start();
    return await failoverOf(cluster, options);
  } finally {
    await cluster.stop();
    if (options.keep) options.say(`Kept: ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
}

async function failoverOf(
  cluster: Cluster,
  { rounds, clients, seed, kinds = CRASHES, plant = false, say }: FailoverOptions,
): Promise<FailoverReport> {
  const promises = new Promises();
  const cast = await castOf(cluster);
  const recorder = new Recorder(join(cluster.layout.folder, 'history.ndjson'));
  const random = new Random(seed);
  const planted = plant ? await readsOfStandby(cluster) : undefined;
  const gate = new Gate();
  const client = () => new RecordedClient(cast, { gate, promises, random: random.fork() }, recorder, planted?.read);
  let going = true;
  const load = Promise.all(Array.from({ length: clients }, () => client().run(() => going)));
  const direct = COPIES.map((copy) => clientOf(`http://${hostAt(cluster.layout.ports.serve[copy])}`, cast.keys.sender));
  const probes: string[] = [];
  const serves = async () => {
    const made = await Promise.all(direct.map((sender) => client().create(sender)));
    probes.push(...made.flatMap((payment) => payment?.paymentId ?? []));
  };
  const failovers = new Failovers(cluster, random, { serves, kinds });
  try {
    for (let round = 1; round <= rounds; round += 1) tellRound(round, await failovers.round(round), promises, say);
    if (planted) await new Promise((later) => setTimeout(later, 5000));
  } finally {
    going = false;
    await load;
    for (const id of probes) await client().cancel(cast.sender, id);
    await planted?.close();
  }
  await cluster.replicating();
  const stored = await reckon(cluster, recorder, promises);
  await recorder.close();
  for (const name of await cluster.ended()) promises.problem(`${name} has ended`);
  const report = reportOf(failovers.done, recorder, promises, stored);
  tell(report, say);
  return report;
}

async function reckon(cluster: Cluster, recorder: Recorder, promises: Promises): Promise<FailoverReport['stored']> {
  const pool = openPool({ url: superuserUrl(cluster.layout, 'paychart'), max: 2 });
  try {
    await untilEverythingEnds(pool).catch((error: Error) => promises.problem(error.message));
    const stored = await check(pool, promises);
    for (const { kind, told } of checkHistory(recorder.operations, await finalOf(pool))) {
      promises.problem(`${kind}: ${told}`);
    }
    return stored;
  } finally {
    await pool.close();
  }
}

function tellRound(round: number, failover: Failover, promises: Promises, say: (line: string) => void): void {
  const { kind, promotionMs, servingMs } = failover;
  say(`round ${round}: ${kind}, promoted after ${seconds(promotionMs)}, serving ${seconds(servingMs)} later`);
  if (servingMs > SERVING_MS)
    promises.problem(`round ${round} (${kind}): serving ${seconds(servingMs)} after promotion`);
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function reportOf(
  done: readonly Failover[],
  { operations }: Recorder,
  { counts, problems }: Promises,
  stored: FailoverReport['stored'],
): FailoverReport {
  const failovers: Partial<Record<FailoverKind, number>> = {};
  for (const { kind } of done) failovers[kind] = (failovers[kind] ?? 0) + 1;
  const times = done.map(({ servingMs }) => Math.round(servingMs)).sort((one, other) => one - other);
  const serving = { median: times[Math.floor(times.length / 2)] ?? 0, slowest: times.at(-1) ?? 0 };
  return { failovers, operations: operations.length, clients: counts, serving, stored, problems };
}

function tell(report: FailoverReport, say: (line: string) => void): void {
  const { median, slowest } = report.serving;
  say(
    `failovers ${JSON.stringify(report.failovers)}; serving after ${seconds(median)} (median), ${seconds(slowest)} at most`,
  );
  say(`checked   ${report.operations} operations`);
  say(`clients   ${JSON.stringify(report.clients)}`);
  say(`stored    ${JSON.stringify(report.stored)}`);
  tellProblems(report.problems, 'Nothing was lost or doubled, and nobody read the past.', say);
}
