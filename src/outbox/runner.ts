import type { Logger } from 'pino';
import { isRetryable } from '../db/errors.ts';
import { Transaction } from '../db/transaction.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { UnitOfWork } from '../lifecycle/unit-of-work.ts';
import { finishJob, type JobScope, type LeasedJob, leasedJobs, leaseJobs, postponeJob } from './jobs.ts';
import type { Worker, WorkerTools, WorkerTransaction } from './worker.ts';

const LEASE_MS = 60_000;
const BATCH = 16;
const ATTEMPTS = 4;
const MAX_BACKOFF_MS = 60_000;

/** Takes due jobs and runs their workers: at least once outside, exactly once inside. */
export class JobRunner {
  readonly #engine: Engine;
  readonly #workers: ReadonlyMap<string, Worker>;
  readonly #log: Logger;

  constructor(engine: Engine, workers: readonly Worker[], log: Logger) {
    this.#engine = engine;
    this.#workers = new Map(workers.map((worker) => [worker.topic, worker]));
    this.#log = log;
  }

  /** The topics of work that waits for the network. */
  get networkTopics(): string[] {
    return [...this.#workers.values()].filter(({ network }) => network).map(({ topic }) => topic);
  }

  /** Runs what is due in the scope, once; answers how many jobs were taken. */
  async runDue(scope: JobScope = {}, limit = BATCH): Promise<number> {
    const runs = await this.startDue(scope, limit);
    await Promise.all(runs);
    return runs.length;
  }

  /** Takes what is due and starts it; one promise a job, none of which rejects. */
  async startDue(scope: JobScope, limit: number): Promise<Promise<void>[]> {
    const now = this.#engine.realTime();
    const transaction = await Transaction.begin(
      this.#engine.pool,
      { role: 'system', tenantId: null },
      this.#engine.fault,
    );
    let jobs: LeasedJob[];
    try {
      const [result] = await transaction.commit([leaseJobs(now, LEASE_MS, limit, scope)]);
      jobs = leasedJobs(result);
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
    return jobs.map((job) => this.#run(job));
  }

  async #run(job: LeasedJob): Promise<void> {
    const worker = this.#workers.get(job.topic);
    const run = new JobRun(this.#engine, this.#log.child({ topic: job.topic, job: job.id }), job);
    try {
      if (worker === undefined) throw new Error(`no worker takes ${job.topic}`);
      await worker.work(job, run.tools());
      await run.finish();
    } catch (error) {
      run.log.warn({ err: error, attempts: job.attempts }, 'job kept');
      await run.keep(error).catch((cause: unknown) => run.log.error({ err: cause }, 'job left to its lease'));
    }
  }
}

class JobRun {
  readonly log: Logger;
  readonly #engine: Engine;
  readonly #job: LeasedJob;
  #laterMs: number | undefined;
  #done = false;

  constructor(engine: Engine, log: Logger, job: LeasedJob) {
    this.#engine = engine;
    this.log = log;
    this.#job = job;
  }

  tools(): WorkerTools {
    return {
      log: this.log,
      services: this.#engine.services,
      later: (delayMs) => {
        this.#laterMs = delayMs;
      },
      transaction: (work) => this.#transaction(work),
      reads: {
        many: (query) => this.#read((unit) => unit.reads.many(query)),
        one: (query) => this.#read((unit) => unit.reads.one(query)),
      },
    };
  }

  /** For workers that needed no transaction, or gave the job back. */
  async finish(): Promise<void> {
    if (this.#done) return;
    await this.#transaction(async () => undefined);
  }

  /** Retries with exponential backoff: 1 s, 2 s, 4 s … 60 s. */
  async keep(error: unknown): Promise<void> {
    const delayMs = Math.min(1000 * 2 ** (this.#job.attempts - 1), MAX_BACKOFF_MS);
    const work = this.#work();
    const message = error instanceof Error ? error.message : String(error);
    await work.commit(postponeJob(this.#job, this.#at(delayMs), { error: message.slice(0, 500) }));
  }

  async #transaction<T>(work: (transaction: WorkerTransaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const unit = this.#work();
      this.#laterMs = attempt === 1 ? this.#laterMs : undefined;
      try {
        const result = await work({
          reads: unit.reads,
          aggregate: (machine, id) => unit.aggregate(machine, id),
          aggregatesWith: (machine, common) => unit.aggregatesWith(machine, common),
          open: (machine, init) => unit.open(machine, init),
          write: (...writes) => unit.write(...writes),
        });
        await unit.commit(this.#ending());
        this.#done = true;
        return result;
      } catch (error) {
        await unit.rollback();
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  }

  #ending() {
    if (this.#laterMs === undefined) return finishJob(this.#job);
    return postponeJob(this.#job, this.#at(this.#laterMs), { error: null });
  }

  #at(delayMs: number): Date {
    return new Date(this.#engine.realTime().getTime() + delayMs);
  }

  #work(): UnitOfWork {
    const by = { actorType: 'system', actorId: this.#job.topic, requestId: this.#job.id } as const;
    return new UnitOfWork(this.#engine, { role: 'system', tenantId: null, by });
  }

  async #read<T>(read: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const unit = this.#work();
    try {
      const result = await read(unit);
      await unit.commit();
      return result;
    } catch (error) {
      await unit.rollback();
      throw error;
    }
  }
}
