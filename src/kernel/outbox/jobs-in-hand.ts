import type { JobKeeper } from '../lifecycle/engine.ts';
import type { NewJob } from '../lifecycle/flush-jobs.ts';
import type { HeldJobs } from './held-jobs.ts';
import type { JobScope, LeasedJob } from './jobs.ts';
import type { Topic } from './topics.ts';

/** Who works on jobs in this process. */
export interface JobTaker {
  takes(topic: string): boolean;
  /** There is a job for it. */
  arrived(): void;
}

/** What is in hand beyond these is left to other processes. */
const MOST_IN_HAND = 256;

interface InHand {
  readonly job: LeasedJob;
  /** By `performance.now()`. */
  readonly readyAt: number;
  readonly timer: NodeJS.Timeout | undefined;
}

/**
 * Jobs that are leased to this process and not worked on yet: those that it has committed itself, and those that it goes on
 * with in a moment. Neither has to be looked for in the database, and to rest costs a job nothing there. When the process
 * dies, they are free when their leases end.
 */
export class JobsInHand implements JobKeeper {
  readonly #held: HeldJobs;
  readonly #takers = new Set<JobTaker>();
  readonly #jobs = new Map<string, InHand>();

  constructor(held: HeldJobs) {
    this.#held = held;
  }

  /** From now on jobs are kept for somebody who works on them. */
  open(taker: JobTaker): void {
    this.#takers.add(taker);
  }

  /** From now on none is promised to it; a transaction that was promised to keep some may still bring them. */
  close(taker: JobTaker): void {
    this.#takers.delete(taker);
  }

  leaseFor(topic: string): number | undefined {
    return this.#jobs.size < MOST_IN_HAND && this.#takerOf(topic) !== undefined ? this.#held.leaseMs : undefined;
  }

  keep(jobs: readonly NewJob[], askedAt: number): void {
    const leased = jobs.map(({ id, topic, key, payload, tenantId, attempts, generation }) => ({
      ...{ id, topic: topic as Topic, key, payload: payload as LeasedJob['payload'], tenantId },
      ...{ attempts, generation, rounds: 0 },
    }));
    this.#held.hold(leased, askedAt);
    for (const job of leased) this.#put(job, 0);
  }

  /** Whether a job may stay until it is worked on again. */
  mayRest(job: LeasedJob, ms: number): boolean {
    return this.leaseFor(job.topic) !== undefined && this.#held.mayRest(job, ms);
  }

  rest(job: LeasedJob, ms: number): void {
    this.#held.rest(job, ms);
    this.#put({ ...job, rounds: job.rounds + 1 }, ms);
  }

  wake(ids: readonly string[]): void {
    for (const id of ids) {
      const resting = this.#jobs.get(id);
      if (resting !== undefined) this.#put(resting.job, 0);
    }
  }

  /** Takes those of a scope whose time has come, or any with `early`; whoever takes them works on them. */
  take(scope: JobScope, limit: number): LeasedJob[] {
    const now = performance.now();
    const taken: LeasedJob[] = [];
    for (const { job, readyAt } of this.#jobs.values()) {
      if (taken.length === limit) break;
      if ((scope.early === true || readyAt <= now) && isIn(scope, job)) taken.push(job);
    }
    for (const job of taken) this.#remove(job.id);
    return taken;
  }

  /** Takes everything, with how long each was to rest; milliseconds. */
  takeAll(): { readonly job: LeasedJob; readonly restMs: number }[] {
    const now = performance.now();
    const all = [...this.#jobs.values()];
    for (const { job } of all) this.#remove(job.id);
    return all.map(({ job, readyAt }) => ({ job, restMs: Math.max(0, readyAt - now) }));
  }

  #takerOf(topic: string): JobTaker | undefined {
    return [...this.#takers].find((taker) => taker.takes(topic));
  }

  #put(job: LeasedJob, ms: number): void {
    this.#remove(job.id);
    const arrived = (): void => this.#takerOf(job.topic)?.arrived();
    // A timer may fire a little early: what it tells of has to be ready then.
    const ready = (): void => {
      this.#jobs.set(job.id, { job, readyAt: 0, timer: undefined });
      arrived();
    };
    if (ms === 0) ready();
    else this.#jobs.set(job.id, { job, readyAt: performance.now() + ms, timer: setTimeout(ready, ms) });
  }

  #remove(id: string): void {
    clearTimeout(this.#jobs.get(id)?.timer);
    this.#jobs.delete(id);
  }
}

const isIn = ({ tenantId, topic, key, topics }: JobScope, job: LeasedJob): boolean =>
  (tenantId === undefined || job.tenantId === tenantId) &&
  (topic === undefined || job.topic === topic) &&
  (key === undefined || job.key === key) &&
  (topics === undefined || topics.among.includes(job.topic) === topics.are);
