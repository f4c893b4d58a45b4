import type { PGlite } from '@electric-sql/pglite';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { seedPrices } from '../../src/payments/providers/seed.ts';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { check, leftToDo } from '../chaos/checks.ts';
import { brokenProperties } from '../chaos/temporal.ts';
import { reckon, unsettled } from '../chaos/vendor-checks.ts';
import { Clients } from './clients.ts';
import type { Rewrite } from './database.ts';
import { CAST_STEPS, type Move, PREPARATION, requestsOf, strangersOf } from './moves.ts';
import type { Planting } from './process.ts';
import { asOwner } from './scheduler.ts';
import { Simulation } from './simulation.ts';

export interface RunOptions {
  readonly seed: number;
  readonly moves: readonly Move[];
  /** A database of this release without rows, which the run fills. */
  readonly server: PGlite;
  readonly planting?: Planting & { readonly rewrite?: Rewrite };
  /** Moves after this time, in milliseconds, are left out. */
  readonly until?: number;
  /** Told of everything that goes into the hash, in its order. */
  readonly onNote?: (line: string) => void;
}

export interface Report {
  readonly seed: number;
  readonly hash: string;
  readonly problems: readonly string[];
  readonly payments: Readonly<Record<string, number>>;
  readonly requests: number;
  /** How many things have happened, and how long it took by the simulated clock. */
  readonly happened: number;
  readonly hours: number;
}

/** Invariants are looked at after so many moves. */
const LOOK_EVERY = 12;
/** Time without moves passes as usual for so long; then the machine sleeps, and wakes up with everything that is due. */
const AWAKE_MS = 15_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Plays the moves in the world of the seed. */
export async function run({
  seed,
  moves,
  server,
  planting = {},
  until = Number.POSITIVE_INFINITY,
  onNote,
}: RunOptions): Promise<Report> {
  const { rewrite, ...planted } = planting;
  const simulation = new Simulation({ seed, server, planting: planted });
  if (onNote) simulation.onNote = onNote;
  if (rewrite) simulation.database.rewrite = rewrite;
  const { scheduler, problems, random } = simulation;
  const clients = new Clients(random.stream('clients').integer(0, 2 ** 31), `s${seed}`);
  try {
    if (!(await setUp(simulation, clients))) return await report(simulation, clients, seed);
    const beganAt = scheduler.monotonic;
    const playing: Promise<unknown>[] = [];
    for (const [index, move] of moves.entries()) {
      if (move.at > until) break;
      await wait(simulation, beganAt + move.at - scheduler.monotonic);
      const payee = 'payment' in move ? payeeOf(moves, move.payment) : '';
      playing.push(asOwner(simulation.clients, () => clients.take(requestsOf(move, payee))));
      happen(simulation, clients, move);
      simulation.note(`move ${move.id}`);
      if (index % LOOK_EVERY === LOOK_EVERY - 1) problems.push(...(await invariantsOf(simulation)));
      if (problems.length > 0) break;
    }
    if (problems.length === 0) await settle(simulation, clients, moves, playing);
    return await report(simulation, clients, seed);
  } finally {
    for (const name of [...simulation.processes.keys()]) simulation.kill(name);
    simulation.leave();
  }
}

async function setUp(simulation: Simulation, clients: Clients): Promise<boolean> {
  const main = simulation.start('main', 'start');
  await simulation.scheduler.until(asOwner(main, () => seedPrices(main.service.engine)));
  const isReady = await simulation.ask(() => clients.take([...CAST_STEPS, ...PREPARATION]));
  if (!isReady) simulation.problems.push('The world could not be set up');
  simulation.isCalm = false;
  return isReady;
}

/** Of a long wait the machine sleeps the most. It falls asleep while nobody waits for the database: who does would time out. */
async function wait({ scheduler, database }: Simulation, ms: number): Promise<void> {
  if (ms <= 0) return;
  const until = scheduler.monotonic + ms;
  if (ms > 2 * AWAKE_MS) {
    await scheduler.pass(AWAKE_MS);
    while (!database.isIdle && until - scheduler.monotonic > AWAKE_MS) await scheduler.pass(1);
    scheduler.sleep(Math.max(0, until - AWAKE_MS - scheduler.monotonic));
  }
  await scheduler.pass(Math.max(0, until - scheduler.monotonic));
}

const payeeOf = (moves: readonly Move[], payment: number): string => {
  const paid = moves.find((move) => move.does === 'pay' && move.payment === payment);
  return paid?.does === 'pay' ? paid.to : 'recipient';
};

function happen(simulation: Simulation, clients: Clients, move: Move): void {
  if (move.does === 'kill') {
    simulation.kill(move.process);
    if (move.process === 'main') clients.gate.close();
  }
  if (move.does === 'start') {
    simulation.start(move.process, move.kind);
    if (move.kind === 'start') clients.gate.open();
  }
  if (move.does === 'set-clock') simulation.scheduler.wallOffset += move.ms;
}

async function invariantsOf({ scheduler, pool }: Simulation): Promise<string[]> {
  const violations = await scheduler.until(verifyInvariants(pool, lifecycles));
  const broken = await scheduler.until(brokenProperties(pool, false));
  return [...violations.map(({ invariant, meaning, rows }) => `${invariant}: ${meaning} ${shown(rows)}`), ...broken];
}

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one));

/** How often it is looked whether everything has come to its end. */
const ROUNDS = 60;

/** Lets everything come to its end: strangers never come, and claims expire. */
async function settle(
  simulation: Simulation,
  clients: Clients,
  moves: readonly Move[],
  playing: readonly Promise<unknown>[],
): Promise<void> {
  const { scheduler, pool, problems, vendors } = simulation;
  if (!simulation.processes.has('main'))
    happen(simulation, clients, { id: -1, at: 0, does: 'start', process: 'main', kind: 'start' });
  await scheduler.until(Promise.race([Promise.all(playing), scheduler.delay(2 * DAY)]));
  const given = [...new Set(moves.flatMap((move) => (move.does === 'pay' ? [move.payment] : [])))];
  // Whoever has not confirmed by now never does: the sender takes the money back. The others refuse.
  for (const payment of given.filter((one) => clients.values.has(`payment${one}`)))
    await simulation.ask(() => clients.take(requestsOf({ id: -1, at: 0, does: 'cancel', payment }, 'recipient')));
  if (strangersOf(moves).length > 0)
    await simulation.ask(() => clients.take(requestsOf({ id: -1, at: 0, does: 'advance', seconds: 18 * 86_400 }, '')));
  let open: string | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [payments, work] = await scheduler.until(
      Promise.all([unsettled(pool, [...vendors.values()]), leftToDo(pool)]),
    );
    open = payments ?? (work.events + work.jobs > 0 ? JSON.stringify(work) : undefined);
    if (open === undefined) break;
    await wait(simulation, round < 3 ? 20_000 : 15 * MINUTE);
  }
  if (open !== undefined) problems.push(`does not come to its end: ${open}`);
}

/** Deliveries that count as done, of which the receiver knows nothing. */
async function untaken({ scheduler, pool, receiver }: Simulation): Promise<string[]> {
  const delivered = pool
    .owner('webhook_deliveries')
    .where({ status: 'DELIVERED' })
    .orderBy('event_id')
    .pluck('event_id');
  const ids: string[] = await scheduler.until(Promise.resolve(delivered));
  return ids.filter((id) => !receiver.taken.has(id)).map((id) => `${id} counts as delivered, and nobody has taken it`);
}

async function report(simulation: Simulation, clients: Clients, seed: number): Promise<Report> {
  const { scheduler, pool, vendors, problems } = simulation;
  const { promises } = clients;
  if (problems.length === 0) {
    await scheduler.until(check(pool, promises));
    problems.push(...(await scheduler.until(reckon(pool, vendors, { hasOthers: true, isAlwaysUp: false }))));
    problems.push(...(await untaken(simulation)));
  }
  problems.push(...promises.problems);
  const rows: { status: string; count: number }[] = (
    await scheduler.until(
      Promise.resolve(pool.owner.raw('SELECT status, count(*)::int FROM offramp_payments GROUP BY 1 ORDER BY 1')),
    )
  ).rows;
  for (const problem of problems) simulation.note(problem);
  return {
    seed,
    hash: await simulation.hashRows(),
    problems,
    payments: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
    requests: promises.counts.requests ?? 0,
    happened: scheduler.happened,
    hours: Math.round(scheduler.monotonic / 360_000) / 10,
  };
}
