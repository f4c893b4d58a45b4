// Passes the walls of tenants: jobs of all tenants are due.

import type { Logger } from 'pino';
import type { RowReads } from '../db/reads.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { HeldJobs } from './held-jobs.ts';
import { JobRun } from './job-run.ts';
import { type JobScope, type LeasedJob, leasedJobs, leaseJobs } from './jobs.ts';
import { isLeaseLost, type Lease, type LeaseTimes, renewLeases } from './leases.ts';
import { SharedReads } from './shared-reads.ts';
import { SharedTransactions } from './shared-transactions.ts';
import type { AnyWorker } from './worker.ts';

export const JOBS_AT_ONCE = 16;

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
  readonly #shared: SharedTransactions;

  constructor(engine: Engine, workers: readonly AnyWorker[], log: Logger, times?: LeaseTimes) {
    this.#engine = engine;
    this.#workers = byTopic(workers);
    this.#log = log;
    this.#reads = new SharedReads(engine);
    this.#shared = new SharedTransactions(engine);
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
    const rootOf = worker && 'root' in worker ? worker.root : undefined;
    const run = new JobRun(
      { engine: this.#engine, log, held: this.#held, reads: this.#reads, shared: this.#shared },
      jobs,
      rootOf,
    );
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
