// Reads across tenants: one worker takes the jobs of all tenants.

import type { Logger } from 'pino';
import type { RowReads } from '../db/reads.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import type { Batcher } from '../lifecycle/batch.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { markFailed } from '../tracing/index.ts';
import { world } from '../world.ts';
import { JobRun, type WorkerTraits } from './job-run.ts';
import { inJobSpan } from './job-span.ts';
import { giveBack, type JobCompletion, jobBatcher } from './job-transactions.ts';
import { heldJob, type JobScope, type LeasedJob, leasedJobs, leaseJobs } from './jobs.ts';
import { isLeaseLost, type Lease, type LeaseTimes, renewLeases } from './leases.ts';
import { LocalJobQueue } from './local-job-queue.ts';
import { sharedReads } from './shared-reads.ts';
import type { AnyWorker, Job } from './worker.ts';

export const JOBS_AT_ONCE = 16;

const HELD_AGAIN_MS = 20;

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
  readonly #reads: RowReads;
  readonly #shared: Batcher<JobCompletion>;
  /** The jobs that are leased to this process. */
  readonly queue: LocalJobQueue;

  constructor(engine: Engine, workers: readonly AnyWorker[], log: Logger, times?: LeaseTimes) {
    this.#engine = engine;
    this.#workers = byTopic(workers);
    this.#log = log;
    this.#reads = sharedReads(engine);
    this.#shared = jobBatcher(engine);
    this.queue = new LocalJobQueue((leases, leaseMs) => renew(engine, leases, leaseMs), log, times);
  }

  /** The topics of work that waits for the network. */
  get networkTopics(): string[] {
    return [...this.#workers.values()].filter(({ network }) => network).map(({ topic }) => topic);
  }

  /** What is lost without a job of the topic; null where something waits for it, or no worker takes it. */
  lossOfDiscarding(topic: string): string | null {
    return this.#workers.get(topic)?.discarding ?? null;
  }

  /** Runs what is due in the scope, once; answers how many jobs were taken. */
  async runDue(scope: JobScope = {}, limit = JOBS_AT_ONCE): Promise<number> {
    const started = await this.startDue(scope, limit);
    await Promise.all(started.map(({ done }) => done));
    return started.reduce((total, { jobs }) => total + jobs, 0);
  }

  /**
   * Runs one job by its key, due or not; answers whether it did. If another worker has the job, it waits for that one, at
   * most until the lease of a process that has died would end.
   */
  async runNow(job: Required<Pick<JobScope, 'topic' | 'key'>>): Promise<boolean> {
    const { pool, fault } = this.#engine;
    for (const until = world.monotonic() + this.queue.leaseMs; ; await world.delay(HELD_AGAIN_MS)) {
      if ((await this.runDue({ ...job, early: true })) > 0) return true;
      const [held] = await runAsSystem(pool, [heldJob(job)], fault);
      if (held?.rows.length === 0 || world.monotonic() > until) return false;
    }
  }

  /** Takes what is due and starts it: first what is leased to this process already. */
  async startDue(scope: JobScope, limit: number): Promise<Started[]> {
    const local = this.startLocal(scope, limit);
    const left = limit - local.reduce((total, { jobs }) => total + jobs, 0);
    // One of a key is the only one.
    const isAll = left === 0 || (scope.key !== undefined && local.length > 0);
    return isAll ? local : [...local, ...(await this.startLeased(scope, left))];
  }

  /** Starts what is leased to this process and ready. */
  startLocal(scope: JobScope, limit: number): Started[] {
    return this.#start(this.queue.take(scope, limit));
  }

  /** Leases what is due and starts it. */
  async startLeased(scope: JobScope, limit: number): Promise<Started[]> {
    const now = this.#engine.realTime();
    const { pool, fault } = this.#engine;
    const askedAt = world.monotonic();
    const [result] = await runAsSystem(pool, [leaseJobs(now, this.queue, limit, scope)], fault);
    const jobs = leasedJobs(result);
    this.queue.hold(jobs, askedAt);
    return this.#start(jobs);
  }

  /** Gives back what waits in the local queue, once nothing runs that could bring more: the process ends. */
  async close(): Promise<void> {
    const jobs = this.queue.takeAll();
    if (jobs.length === 0) return;
    const firesAt = this.#engine.realTime();
    await giveBack(
      this.#engine,
      jobs.map((job) => ({ job, firesAt })),
    ).catch((error: unknown) => {
      this.#log.warn({ err: error, jobs: jobs.length }, 'jobs left to their leases');
    });
    this.queue.release(jobs);
  }

  #start(jobs: readonly LeasedJob[]): Started[] {
    const topics = Map.groupBy(jobs, ({ topic }) => topic);
    return [...topics].flatMap(([topic, same]) => {
      const worker = this.#workers.get(topic);
      const groups = worker && 'workAll' in worker ? [same] : same.map((job) => [job]);
      return groups.map((group) => ({
        jobs: group.length,
        done: inJobSpan(group, () => this.#run(worker, group)),
      }));
    });
  }

  async #run(worker: AnyWorker | undefined, jobs: readonly LeasedJob[]): Promise<void> {
    const [first] = jobs;
    if (first === undefined) return;
    const log = this.#log.child(jobs.length === 1 ? { topic: first.topic, job: first.id } : { topic: first.topic });
    const traits: WorkerTraits = worker && 'work' in worker ? worker : {};
    const run = new JobRun(
      { engine: this.#engine, log, queue: this.queue, reads: this.#reads, shared: this.#shared },
      jobs,
      traits,
    );
    try {
      this.queue.check(jobs);
      if (worker === undefined) throw new Error(`no worker takes ${first.topic}`);
      if ('workAll' in worker) await worker.workAll(jobs.map(asWorkedOn), run.tools());
      else await worker.work(asWorkedOn(first), run.toolsOf(first));
      await run.finish();
    } catch (error) {
      const left = run.left();
      if (jobs.length > 1) {
        log.info({ err: error, jobs: left.length }, 'jobs are worked on one by one');
        for (const job of left) await inJobSpan([job], () => this.#run(worker, [job]));
        return;
      }
      await this.#retryLater(run, first, error, log);
    }
    this.queue.release(run.left());
  }

  async #retryLater(run: JobRun, job: LeasedJob, error: unknown, log: Logger): Promise<void> {
    const { attempts } = job;
    // Its present holder keeps or ends it. That is no failure, and an operator could do nothing about it.
    const leave = (): void => log.debug({ attempts }, 'job left: its lease has ended');
    if (isLeaseLost(error)) return leave();
    markFailed(error);
    log.warn({ err: error, attempts }, 'job kept');
    await run.retryLater(job, error).catch((cause: unknown) => {
      if (isLeaseLost(cause)) leave();
      else log.error({ err: cause }, 'job left to its lease');
    });
  }
}

const asWorkedOn = ({ traceparent: _, ...job }: LeasedJob): Job => job;

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
