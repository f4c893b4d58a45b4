import { setTimeout as delay } from 'node:timers/promises';
import { openPool, type Pool } from '../../src/platform/db/connection/pool.ts';
import { check, untilEverythingEnds } from './checks.ts';
import { Gate } from './gate.ts';
import { Promises } from './ledger-of-promises.ts';
import { LendingBooks } from './lending-books.ts';
import { lendingCastOf } from './lending-cast.ts';
import { checkLending, untilLoansEnd } from './lending-checks.ts';
import { LendingClient } from './lending-load.ts';
import { Client } from './load.ts';
import { tellProblems } from './problems.ts';
import { Random } from './random.ts';
import { castOf } from './tenants.ts';
import { type Victim, withVictim } from './victim.ts';

export interface ChaosOptions {
  /** How often it is killed. */
  readonly rounds: number;
  readonly seed: number;
  readonly clients: number;
  readonly keep: boolean;
  /** The database is Debian's PostgreSQL as installed, with the user of the guide, instead of the embedded one. */
  readonly isOnDebian?: boolean;
  readonly say: (line: string) => void;
}

export interface ChaosReport {
  readonly kills: Readonly<Record<string, number>>;
  readonly slowestStartMs: number;
  /** Requests, acknowledgements, refusals and failures that clients saw. */
  readonly clients: Readonly<Record<string, number>>;
  readonly stored: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
}

const LOAD_MS = [60, 900] as const;

/** Load, kills, restarts, and the reckoning. */
export const runChaos = (options: ChaosOptions): Promise<ChaosReport> =>
  withVictim(options, (victim) => chaosOf(victim, options));

async function chaosOf(victim: Victim, { rounds, seed, clients, say }: ChaosOptions): Promise<ChaosReport> {
  const promises = new Promises();
  await victim.start();
  const cast = await castOf(victim);
  const books = new LendingBooks(await lendingCastOf(victim), promises);
  const random = new Random(seed);
  const gate = new Gate();
  let going = true;
  const load = Promise.all(
    Array.from({ length: clients }, (_, nth) => {
      const asking = { gate, promises, random: random.fork() };
      // Every third one lends and borrows, the others pay.
      if (nth % 3 === 2) return new LendingClient(books, asking).run(() => going, Math.floor(nth / 3));
      return new Client(cast, asking).run(() => going);
    }),
  );
  const kills = new Kills(victim, gate, random, say);
  try {
    for (let round = 1; round <= rounds; round += 1) await kills.round(round);
  } finally {
    going = false;
    gate.open();
  }
  await load;
  const stored = await onDatabase(victim, async (pool) => {
    const tell = (error: Error) => promises.problem(error.message);
    await untilLoansEnd(pool, books).catch(tell);
    await untilEverythingEnds(pool).catch(tell);
    return { ...(await check(pool, promises)), lending: await checkLending(pool, books, promises) };
  });
  const status = await victim.stop();
  if (status !== 0) promises.problem(`SIGTERM ended it with ${status}`);
  // Since its last start nobody has hurt it: what it complains of is its own.
  if (victim.said.trim() !== '') promises.problem(`it complains: ${victim.said.slice(0, 4000)}`);
  const report = {
    kills: kills.counts,
    slowestStartMs: Math.round(kills.slowestStartMs),
    clients: promises.counts,
    stored,
    problems: promises.problems,
  };
  tell(report, say);
  return report;
}

/** Kills at random points and starts again. */
class Kills {
  readonly counts: Record<string, number> = {};
  slowestStartMs = 0;
  readonly #victim: Victim;
  readonly #gate: Gate;
  readonly #random: Random;
  readonly #say: (line: string) => void;

  constructor(victim: Victim, gate: Gate, random: Random, say: (line: string) => void) {
    this.#victim = victim;
    this.#gate = gate;
    this.#random = random;
    this.#say = say;
  }

  async round(round: number): Promise<void> {
    await delay(this.#random.between(...LOAD_MS));
    const what = this.#random.pick(['node', 'node', 'node', 'both', 'database'] as const);
    if (what !== 'node') await this.#victim.killDatabase();
    // A service without its database, for a while: it may say that it cannot, and nothing else.
    if (what === 'database') await delay(this.#random.between(0, 200));
    this.#gate.close();
    await this.#victim.kill();
    this.counts[what] = (this.counts[what] ?? 0) + 1;
    const ms = await this.#victim.start();
    this.slowestStartMs = Math.max(this.slowestStartMs, ms);
    this.#gate.open();
    this.#say(`round ${round}: killed ${what}, back in ${Math.round(ms)} ms`);
  }
}

export async function onDatabase<T>(victim: Victim, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPool({ url: await victim.databaseUrl(), max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}

function tell({ kills, slowestStartMs, clients, stored, problems }: ChaosReport, say: (line: string) => void): void {
  say(`kills     ${JSON.stringify(kills)}, slowest start ${slowestStartMs} ms`);
  say(`clients   ${JSON.stringify(clients)}`);
  say(`stored    ${JSON.stringify(stored)}`);
  tellProblems(problems, 'Nothing was lost, doubled or half done.', say);
}
