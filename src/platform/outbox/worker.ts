import type { Logger } from 'pino';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { Reads, RowReads } from '../db/reads.ts';
import type { Aggregate, Aggregates } from '../lifecycle/aggregates/aggregate.ts';
import type { Root } from '../lifecycle/batch.ts';
import type { Topic, Topics, UnstorableTopic } from '../lifecycle/topics.ts';
import type { Write } from '../lifecycle/writes.ts';
import type { Services } from '../services.ts';

/** One leased job of the outbox. */
export interface Job<T extends Topic = Topic> {
  readonly id: string;
  readonly topic: T;
  readonly key: string;
  readonly payload: Topics[T];
  /** The number of times that it was taken, this time included. */
  readonly attempts: number;
}

/** The transaction of a worker. Its commit ends the job. */
export interface WorkerTransaction extends Aggregates {
  readonly reads: Reads;
  /** Locks several of one machine in id order; without those that do not exist. */
  aggregates<M extends LifecycleName>(machine: M, ids: readonly string[]): Promise<ReadonlyMap<string, Aggregate<M>>>;
  write(...writes: readonly Write[]): void;
}

export interface WorkerTools {
  readonly log: Logger;
  /** Keys, adapters and clients that the process was started with. */
  readonly services: Services;
  /** Runs the database half of the work with the system role. Its commit ends the job, or gives it back after `later`. */
  transaction<T>(work: (transaction: WorkerTransaction) => Promise<T>): Promise<T>;
  /** Has the job worked on again after so long, in real time: for polling and for time-outs, which are never failures. */
  later(delayMs: number): void;
  /** Reads with the system role, outside the outcome's transaction. */
  readonly reads: RowReads;
}

/**
 * Takes one job of a topic. The network part runs outside any transaction, under a deterministic idempotency key; the
 * outcome goes to the engine in `tools.transaction`. Throwing keeps the job and retries with backoff.
 */
export interface Worker<T extends Topic = Topic> {
  readonly topic: T;
  /** Its work waits for somebody else's system: such jobs have a lane of their own, so that they hold up no others. */
  readonly network?: boolean;
  /**
   * What a job is about. Transactions of jobs of the topic that are ready at the same time are one then, in which these rows
   * are locked first: a transaction costs as much as ten rows in it. For work that does not read what another job of the
   * topic writes: inside one transaction no lock keeps them apart. If it fails, each has a transaction of its own.
   */
  root?(job: Job<T>): Root;
  /**
   * What is lost where an operator discards a job that fails for ever, for that operator to read. Null where a lifecycle or
   * an invariant waits for the job: such a job can only be parked. Each worker of the service has to say (a test asks).
   */
  readonly discarding?: string | null;
  work(job: Job<T>, tools: WorkerTools): Promise<void>;
}

export type RootOf = (job: Job) => Root;

/** The tools of a worker that takes jobs together. */
export interface BatchTools extends Pick<WorkerTools, 'log' | 'services' | 'reads'> {
  /** One transaction for several jobs, which its commit ends. */
  transaction<J extends Job, T>(jobs: readonly J[], work: (transaction: WorkerTransaction) => Promise<T>): Promise<T>;
  /** The tools for one of the jobs alone. */
  of(job: Job): WorkerTools;
}

/**
 * Takes the jobs of a topic together that were leased together: a transaction costs as much as ten rows in it. For work
 * that does not read what another of the jobs writes: inside one transaction no lock keeps them apart. If it throws, what
 * it has not ended is given to it again one by one, so that a bad job holds up no good one.
 */
export interface BatchWorker<T extends Topic = Topic> extends Pick<Worker<T>, 'topic' | 'network' | 'discarding'> {
  workAll(jobs: readonly Job<T>[], tools: BatchTools): Promise<void>;
}

export type AnyWorker = Worker | BatchWorker;

/**
 * The workers of a service, as generated/wiring lists them: each topic has one, and each payload can be stored. The topics
 * of tests have none there.
 */
export type EveryWorker<W extends readonly AnyWorker[]> = [
  Exclude<Topic, W[number]['topic'] | `test.${string}`> | UnstorableTopic,
] extends [never]
  ? W
  : { readonly untaken: Exclude<Topic, W[number]['topic']>; readonly unstorable: UnstorableTopic };
