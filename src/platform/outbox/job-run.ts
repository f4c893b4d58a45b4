import type { Logger } from 'pino';
import type { RowReads } from '../db/reads.ts';
import type { Batcher } from '../lifecycle/batch.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { endJobs, giveBack, type JobCompletion, transactionOf } from './job-transactions.ts';
import type { LeasedJob, Postponed } from './jobs.ts';
import type { LocalJobQueue } from './local-job-queue.ts';
import type { BatchTools, Job, RootOf, WorkerTools, WorkerTransaction } from './worker.ts';

const MAX_BACKOFF_MS = 60_000;

/** The tools that all runs of jobs share. */
export interface RunTools {
  readonly engine: Engine;
  readonly log: Logger;
  readonly queue: LocalJobQueue;
  readonly reads: RowReads;
  readonly shared: Batcher<JobCompletion>;
}

/** The traits of a worker that decide how its jobs end. */
export interface WorkerTraits {
  readonly root?: RootOf | undefined;
}

/** Jobs that were leased together, until each has been ended by a commit. */
export class JobRun {
  readonly #tools: RunTools;
  readonly #jobs: readonly LeasedJob[];
  readonly #rootOf: RootOf | undefined;
  readonly #laterMs = new Map<string, number>();
  readonly #ended = new Set<string>();

  constructor(tools: RunTools, jobs: readonly LeasedJob[], { root }: WorkerTraits) {
    this.#tools = tools;
    this.#jobs = jobs;
    this.#rootOf = root;
  }

  tools(): BatchTools {
    const { log, engine, reads } = this.#tools;
    return {
      log,
      services: engine.services,
      reads,
      transaction: (jobs, work) => this.#transaction(jobs, work),
      of: (job) => this.toolsOf(job),
    };
  }

  toolsOf(job: Job): WorkerTools {
    const { log, engine, reads } = this.#tools;
    return {
      log,
      services: engine.services,
      reads,
      later: (delayMs) => void this.#laterMs.set(job.id, delayMs),
      transaction: (work) => this.#transactionOf(job, work),
    };
  }

  left(): readonly LeasedJob[] {
    return this.#jobs.filter(({ id }) => !this.#ended.has(id));
  }

  /** Ends the jobs that needed no transaction, and those that were given back. */
  async finish(): Promise<void> {
    const left = this.left();
    const [first] = left;
    const root = first && this.#rootOf?.(first);
    if (first !== undefined && root !== undefined)
      await this.#tools.shared.run(first.topic, root, this.#completionOf([first]));
    else if (left.length > 0) await this.#transaction(left, async () => undefined);
  }

  /** Retries with exponential backoff: 1 s, 2 s, 4 s … 60 s. */
  async retryLater(job: LeasedJob, error: unknown): Promise<void> {
    const delayMs = Math.min(1000 * 2 ** (job.attempts - 1), MAX_BACKOFF_MS);
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500).toWellFormed();
    await giveBack(this.#tools.engine, [{ job, firesAt: this.#at(delayMs) }], { job, error: message });
  }

  /** One that is about a row that others of its topic are not about may share a transaction with them. */
  #transactionOf<T>(job: Job, work: (transaction: WorkerTransaction) => Promise<T>): Promise<T> {
    const root = this.#rootOf?.(job);
    if (root === undefined) return this.#transaction([job], work);
    return this.#tools.shared.run(job.topic, root, this.#completionOf([job]), (unit) => work(transactionOf(unit)));
  }

  #transaction<T>(jobs: readonly Job[], work: (transaction: WorkerTransaction) => Promise<T>): Promise<T> {
    return endJobs(this.#tools.engine, [this.#completionOf(jobs)], (unit) => work(transactionOf(unit)));
  }

  #completionOf(jobs: readonly Job[]): JobCompletion {
    const given = jobs.map(({ id }) => [id, this.#laterMs.get(id)] as const);
    const leased = this.#jobs.filter(({ id }) => jobs.some((job) => job.id === id));
    return {
      jobs: leased,
      begin: () => {
        this.#tools.queue.check(leased);
        for (const [id, delayMs] of given) {
          if (delayMs === undefined) this.#laterMs.delete(id);
          else this.#laterMs.set(id, delayMs);
        }
      },
      postponed: () => this.#postponed(leased),
      done: () => {
        for (const { id } of leased) this.#ended.add(id);
        this.#tools.queue.release(leased);
        // It is due at once, and no other process has written it.
        if (leased.some(({ id }) => this.#laterMs.get(id) === 0)) this.#tools.engine.committed?.('outbox_jobs');
      },
    };
  }

  /** The jobs that are to run again. */
  #postponed(jobs: readonly LeasedJob[]): Postponed[] {
    return jobs.flatMap((job) => {
      const delayMs = this.#laterMs.get(job.id);
      return delayMs === undefined ? [] : [{ job, firesAt: this.#at(delayMs) }];
    });
  }

  #at(delayMs: number): Date {
    return new Date(this.#tools.engine.realTime().getTime() + delayMs);
  }
}
