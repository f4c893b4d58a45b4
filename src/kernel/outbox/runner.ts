// Passes the walls of tenants: jobs of all tenants are due.

import type { Logger } from 'pino';
import { isRetryable } from '../db/errors.ts';
import type { RowReads } from '../db/reads.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import type { Engine } from '../lifecycle/engine.ts';
import type { Part } from '../lifecycle/flush-part.ts';
import { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { HeldJobs } from './held-jobs.ts';
import { finishJobs, type JobScope, type LeasedJob, leasedJobs, leaseJobs, postponeJobs } from './jobs.ts';
import { isLeaseLost, type Lease, type LeaseTimes, renewLeases } from './leases.ts';
import { SharedReads } from './shared-reads.ts';
import type { AnyWorker, BatchTools, Job, WorkerTools, WorkerTransaction } from './worker.ts';

export const JOBS_AT_ONCE = 16;
const ATTEMPTS = 4;
const MAX_BACKOFF_MS = 60_000;

/** Jobs that are worked on, together or one alone; the promise does not reject. */
export interface Started {
  readonly jobs: number;
  readonly done: Promise<void>;
}

/** Takes due jobs and runs their workers: at least once outside, exactly once inside. */
export class JobRunner {
  readonly #engine: Engine;
  readonly #workers: ReadonlyMap<string, AnyWorker>;
  readonly #log: Logger;
  readonly #held: HeldJobs;
  readonly #reads: RowReads;

  constructor(engine: Engine, workers: readonly AnyWorker[], log: Logger, times?: LeaseTimes) {
    this.#engine = engine;
    this.#workers = byTopic(workers);
    this.#log = log;
    this.#reads = new SharedReads(engine);
    this.#held = new HeldJobs((leases, leaseMs) => renew(engine, leases, leaseMs), log, times);
  }

  /** The topics of work that waits for the network. */
  get networkTopics(): string[] {
    return [...this.#workers.values()].filter(({ network }) => network).map(({ topic }) => topic);
  }

  /** Runs what is due in the scope, once; answers how many jobs were taken. */
  async runDue(scope: JobScope = {}, limit = JOBS_AT_ONCE): Promise<number> {
    const started = await this.startDue(scope, limit);
    await Promise.all(started.map(({ done }) => done));
    return started.reduce((total, { jobs }) => total + jobs, 0);
  }

  /** Takes what is due and starts it. */
  async startDue(scope: JobScope, limit: number): Promise<Started[]> {
    const now = this.#engine.realTime();
    const { pool, fault } = this.#engine;
    const askedAt = performance.now();
    const [result] = await runAsSystem(pool, [leaseJobs(now, this.#held.leaseMs, limit, scope)], fault);
    const jobs = leasedJobs(result);
    this.#held.hold(jobs, askedAt);
    const topics = Map.groupBy(jobs, ({ topic }) => topic);
    return [...topics].flatMap(([topic, same]) => {
      const worker = this.#workers.get(topic);
      const groups = worker && 'workAll' in worker ? [same] : same.map((job) => [job]);
      return groups.map((group) => ({
        jobs: group.length,
        done: this.#run(worker, group).finally(() => this.#held.release(group)),
      }));
    });
  }

  async #run(worker: AnyWorker | undefined, jobs: readonly LeasedJob[]): Promise<void> {
    const [first] = jobs;
    if (first === undefined) return;
    const log = this.#log.child(jobs.length === 1 ? { topic: first.topic, job: first.id } : { topic: first.topic });
    const run = new JobRun(this.#engine, log, jobs, this.#held, this.#reads);
    try {
      this.#held.check(jobs);
      if (worker === undefined) throw new Error(`no worker takes ${first.topic}`);
      if ('workAll' in worker) await worker.workAll(jobs, run.tools());
      else await worker.work(first, run.toolsOf(first));
      await run.finish();
    } catch (error) {
      const left = run.left();
      if (jobs.length > 1) {
        log.info({ err: error, jobs: left.length }, 'jobs are worked on one by one');
        for (const job of left) await this.#run(worker, [job]);
        return;
      }
      const { attempts } = first;
      // Whoever has it now keeps or ends it.
      const leave = (err: unknown): void => log.warn({ err, attempts }, 'job lost: its lease has ended');
      if (isLeaseLost(error)) return leave(error);
      log.warn({ err: error, attempts }, 'job kept');
      await run.keep(first, error).catch((cause: unknown) => {
        if (isLeaseLost(cause)) leave(cause);
        else log.error({ err: cause }, 'job left to its lease');
      });
    }
  }
}

function byTopic(workers: readonly AnyWorker[]): Map<string, AnyWorker> {
  const topics = new Map<string, AnyWorker>();
  for (const worker of workers) {
    if (topics.has(worker.topic)) throw new Error(`Two workers take the topic ${worker.topic}`);
    topics.set(worker.topic, worker);
  }
  return topics;
}

async function renew({ pool, fault }: Engine, leases: readonly Lease[], leaseMs: number): Promise<readonly Lease[]> {
  const [result] = await runAsSystem(pool.aside, [renewLeases(leases, leaseMs)], fault);
  return result?.rows ?? [];
}

/** Whether a transaction asks for one of the jobs that it ends: then they end before it does. */
const isWantedAgain = ({ changes }: UnitOfWork, ended: readonly LeasedJob[]): boolean =>
  changes.jobs.some(({ topic, key }) => ended.some((job) => job.topic === topic && job.key === key));

/** Jobs that were leased together, until each has been ended by a commit. */
class JobRun {
  readonly #log: Logger;
  readonly #engine: Engine;
  readonly #jobs: readonly LeasedJob[];
  readonly #laterMs = new Map<string, number>();
  readonly #ended = new Set<string>();
  readonly #reads: RowReads;
  readonly #held: HeldJobs;

  constructor(engine: Engine, log: Logger, jobs: readonly LeasedJob[], held: HeldJobs, reads: RowReads) {
    this.#engine = engine;
    this.#log = log;
    this.#jobs = jobs;
    this.#held = held;
    this.#reads = reads;
  }

  tools(): BatchTools {
    return {
      log: this.#log,
      services: this.#engine.services,
      reads: this.#reads,
      transaction: (jobs, work) => this.#transaction(jobs, work),
      of: (job) => this.toolsOf(job),
    };
  }

  toolsOf(job: Job): WorkerTools {
    return {
      log: this.#log,
      services: this.#engine.services,
      reads: this.#reads,
      later: (delayMs) => void this.#laterMs.set(job.id, delayMs),
      transaction: (work) => this.#transaction([job], work),
    };
  }

  left(): readonly LeasedJob[] {
    return this.#jobs.filter(({ id }) => !this.#ended.has(id));
  }

  /** For those that needed no transaction, or were given back. */
  async finish(): Promise<void> {
    const left = this.left();
    if (left.length > 0) await this.#transaction(left, async () => undefined);
  }

  /** Retries with exponential backoff: 1 s, 2 s, 4 s … 60 s. */
  async keep(job: LeasedJob, error: unknown): Promise<void> {
    const delayMs = Math.min(1000 * 2 ** (job.attempts - 1), MAX_BACKOFF_MS);
    const work = this.#work(job);
    const message = error instanceof Error ? error.message : String(error);
    const later = postponeJobs([{ job, firesAt: this.#at(delayMs) }], { error: message.slice(0, 500) });
    await work.commit({ also: later }).catch(async (cause: unknown) => {
      await work.rollback();
      throw cause;
    });
  }

  async #transaction<T>(jobs: readonly Job[], work: (transaction: WorkerTransaction) => Promise<T>): Promise<T> {
    const given = jobs.map(({ id }) => [id, this.#laterMs.get(id)] as const);
    const leased = this.#jobs.filter(({ id }) => jobs.some((job) => job.id === id));
    for (let attempt = 1; ; attempt += 1) {
      this.#held.check(leased);
      const unit = this.#work(jobs.length === 1 ? jobs[0] : undefined);
      // What an attempt that failed has given back is given back again or not; what was before it stands.
      for (const [id, delayMs] of given) {
        if (delayMs === undefined) this.#laterMs.delete(id);
        else this.#laterMs.set(id, delayMs);
      }
      try {
        const result = await work({
          reads: unit.reads,
          aggregate: (machine, id) => unit.aggregate(machine, id),
          aggregates: (machine, ids) => unit.aggregates(machine, ids),
          aggregatesWith: (machine, common) => unit.aggregatesWith(machine, common),
          open: (machine, init) => unit.open(machine, init),
          write: (...writes) => unit.write(...writes),
        });
        const ending = this.#ending(leased);
        await unit.commit(isWantedAgain(unit, leased) ? { ahead: ending } : { also: ending });
        for (const { id } of leased) this.#ended.add(id);
        this.#held.release(leased);
        return result;
      } catch (error) {
        await unit.rollback();
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  }

  #ending(leased: readonly LeasedJob[]): Part[] {
    const done = leased.filter(({ id }) => !this.#laterMs.has(id));
    const later = leased.flatMap((job) => {
      const delayMs = this.#laterMs.get(job.id);
      return delayMs === undefined ? [] : [{ job, firesAt: this.#at(delayMs) }];
    });
    return [...finishJobs(done), ...postponeJobs(later, { error: null })];
  }

  #at(delayMs: number): Date {
    return new Date(this.#engine.realTime().getTime() + delayMs);
  }

  /** The histories name the one job that it is for, if there is one. */
  #work(job?: Job): UnitOfWork {
    const [first] = this.#jobs;
    const by = { actorType: 'system', actorId: first?.topic ?? null, requestId: job?.id ?? null } as const;
    return new UnitOfWork(this.#engine, { role: 'system', tenantId: null, by });
  }
}
