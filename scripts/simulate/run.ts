import type { PGlite } from '@electric-sql/pglite';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { seedPrices } from '../../src/payments/providers/seed.ts';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { check, leftToDo } from '../chaos/checks.ts';
import { brokenProperties } from '../chaos/temporal.ts';
import { reckon, unsettled } from '../chaos/vendor-checks.ts';
import { Clients } from './clients.ts';
import { staleReads, untoldWebhooks, wrongEndings } from './endings.ts';
import { CAST_STEPS, type Move, PREPARATION, requestsOf, strangersOf } from './moves.ts';
import { asOwner } from './scheduler.ts';
import { Simulation } from './simulation.ts';

export interface RunOptions {
  readonly seed: number;
  readonly moves: readonly Move[];
  /** A database of this release without rows, which the run fills. */
  readonly server: PGlite;
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

/** Invariants are looked at so often, however many moves there are. */
const LOOKS = 3;
const FEWEST_MOVES = 12;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Plays the moves in the world of the seed. */
export async function run({
  seed,
  moves,
  server,
  until = Number.POSITIVE_INFINITY,
  onNote,
}: RunOptions): Promise<Report> {
  const simulation = new Simulation({ seed, server });
  if (onNote) simulation.onNote = onNote;
  const { scheduler, problems, random } = simulation;
  const clients = new Clients(random.stream('clients').integer(0, 2 ** 31), `s${seed}`);
  try {
    if (!(await setUp(simulation, clients))) return await report(simulation, clients, seed);
    const beganAt = scheduler.monotonic;
    const playing: Promise<unknown>[] = [];
    const lookEvery = Math.max(FEWEST_MOVES, Math.ceil(moves.length / LOOKS));
    for (const [index, move] of moves.entries()) {
      if (move.at > until) break;
      await scheduler.pass(Math.max(0, beganAt + move.at - scheduler.monotonic));
      const payee = 'payment' in move ? payeeOf(moves, move.payment) : '';
      playing.push(asOwner(simulation.clients, () => clients.take(requestsOf(move, payee))));
      happen(simulation, clients, move);
      simulation.note(`move ${move.id}`);
      if (index % lookEvery === lookEvery - 1) problems.push(...(await invariantsOf(simulation)));
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
  if (move.does === 'freeze') simulation.processes.get(move.process)?.freeze(move.ms);
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

/** The last attempts of a webhook are half a day apart. */
const restOf = (round: number): number => {
  if (round < 3) return 20_000;
  return round < 30 ? 15 * MINUTE : 180 * MINUTE;
};

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
    const [payments, work, webhooks] = await scheduler.until(
      Promise.all([unsettled(pool, [...vendors.values()]), leftToDo(pool), untoldWebhooks(pool)]),
    );
    open = payments ?? (work.events + work.jobs + webhooks > 0 ? JSON.stringify({ ...work, webhooks }) : undefined);
    if (open === undefined) break;
    await scheduler.pass(restOf(round));
  }
  if (open !== undefined) problems.push(`does not come to its end: ${open}${await jobsLeft(simulation)}`);
}

/** The first of the jobs that are left, with what keeps them. */
async function jobsLeft({ scheduler, pool }: Simulation): Promise<string> {
  const rows: { topic: string; key: string; attempts: number; last_error: string | null }[] = await scheduler.until(
    Promise.resolve(
      pool
        .owner('outbox_jobs')
        .whereNotIn('topic', ['offramp.provider', 'offramp.review-case'])
        .orderBy('id')
        .limit(3)
        .select('topic', 'key', 'attempts', 'last_error'),
    ),
  );
  return rows.map((job) => `; ${job.topic} of ${job.key}, attempt ${job.attempts}: ${job.last_error}`).join('');
}

async function report(simulation: Simulation, clients: Clients, seed: number): Promise<Report> {
  const { scheduler, pool, vendors, problems } = simulation;
  const { promises } = clients;
  if (problems.length === 0) {
    await simulation.ask(() => clients.readEverything());
    problems.push(
      ...clients.histories.problems(),
      ...(await scheduler.until(staleReads(pool, clients.histories.shown))),
    );
    await scheduler.until(check(pool, promises));
    problems.push(
      ...(await scheduler.until(reckon(pool, vendors, { hasOthers: true, isAlwaysUp: false, asksInvariants: false }))),
    );
    problems.push(...(await scheduler.until(wrongEndings(pool, simulation.receiver))));
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
