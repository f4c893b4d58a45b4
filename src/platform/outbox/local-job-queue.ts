import type { Logger } from 'pino';
import type { JobKeeper, NewJob } from '../lifecycle/flush/jobs.ts';
import type { Topic } from '../lifecycle/topics.ts';
import { untraced } from '../tracing/index.ts';
import { world } from '../world.ts';
import type { JobScope, LeasedJob } from './jobs.ts';
import { LEASE_TIMES, type Lease, LeaseLost, type LeaseTimes } from './leases.ts';

/** Renews leases in the database; answers those that it renewed. */
export type Renew = (leases: readonly Lease[], leaseMs: number) => Promise<readonly Lease[]>;

/** Works on jobs of this process. */
export interface JobTaker {
  takes(topic: string): boolean;
  /** There is a job for it. */
  arrived(): void;
}

interface LocalJob {
  readonly job: LeasedJob;
  /** The end of the lease by this process's monotonic clock, which is never later than by the database's. */
  readonly leaseUntil: number;
  /** The lease is not renewed from here on. */
  readonly renewUntil: number;
}

/** Other processes get what this one commits while so many jobs wait here. */
const MOST_WAITING = 256;

const keyOf = ({ id, attempts }: Lease): string => `${id} ${attempts}`;

/**
 * The jobs that are leased to this process:
 *
 *     enqueueLocal ──> ready ── take ──> running ── release ──> (gone from here)
 *     hold ────────────────────────────> running
 *     ready ── takeAll, when the process ends ──> given back
 *
 * Jobs that the process has committed itself are not looked for in the database. One statement renews the leases of all of
 * them. A lease that could not be renewed in time is lost in either state, whatever the reason: the process was stopped, the
 * database was away, or another process has the job. When the process dies, its jobs are free when their leases end. The
 * row of a job says who holds it (`leased_by`) and until when (`lease_until`); it is late only where it is due and nobody
 * holds it.
 */
export class LocalJobQueue implements JobKeeper {
  readonly holder = world.processName();
  readonly #renew: Renew;
  readonly #log: Logger;
  readonly #times: LeaseTimes;
  readonly #takers = new Set<JobTaker>();
  /** The key is id and attempt: a job whose lease was lost may be leased again while its first worker still runs. */
  readonly #jobs = new Map<string, LocalJob>();
  /** The jobs that are ready, by id, in the order in which they are taken. */
  readonly #waiting = new Map<string, string>();
  #renewal: NodeJS.Timeout | undefined;
  #isRenewing = false;

  constructor(renew: Renew, log: Logger, times: LeaseTimes = LEASE_TIMES) {
    this.#renew = renew;
    this.#log = log;
    this.#times = times;
  }

  get leaseMs(): number {
    return this.#times.leaseMs;
  }

  /** From now on jobs are kept for a taker. */
  open(taker: JobTaker): void {
    this.#takers.add(taker);
  }

  /** From now on no job is kept for it; a transaction that has asked `leaseFor` before may still bring some. */
  close(taker: JobTaker): void {
    this.#takers.delete(taker);
  }

  leaseFor(topic: string): number | undefined {
    return this.#waiting.size < MOST_WAITING && this.#takerOf(topic) !== undefined ? this.leaseMs : undefined;
  }

  enqueueLocal(jobs: readonly NewJob[], askedAt: number): void {
    const leased = jobs.map(
      ({ id, topic, key, payload, tenantId, attempts, generation, traceparent }): LeasedJob => ({
        id,
        topic: topic as Topic,
        key,
        payload: payload as LeasedJob['payload'],
        tenantId,
        attempts,
        generation,
        traceparent,
      }),
    );
    this.hold(leased, askedAt);
    for (const job of leased) this.#makeReady(job);
  }

  /** Jobs that were leased for workers of this process; `askedAt` is when the database was asked, by the world's `monotonic`. */
  hold(jobs: readonly LeasedJob[], askedAt: number): void {
    const { leaseMs, heldAtMostMs } = this.#times;
    for (const job of jobs) {
      const times = { leaseUntil: askedAt + leaseMs, renewUntil: askedAt + heldAtMostMs };
      this.#jobs.set(keyOf(job), { job, ...times });
    }
    this.#schedule();
  }

  /** Takes ready jobs of a scope; the caller works on them. */
  take(scope: JobScope, limit: number): LeasedJob[] {
    const taken: LeasedJob[] = [];
    for (const job of this.#allWaiting()) {
      if (taken.length === limit) break;
      if (isIn(scope, job)) taken.push(job);
    }
    for (const { id } of taken) this.#waiting.delete(id);
    return taken;
  }

  /** Takes everything that waits. */
  takeAll(): LeasedJob[] {
    const all = this.#allWaiting();
    this.#waiting.clear();
    return all;
  }

  /** Forgets jobs that have been worked on, whatever the outcome. */
  release(leases: readonly Lease[]): void {
    for (const lease of leases) {
      if (this.#waiting.get(lease.id) === keyOf(lease)) this.#waiting.delete(lease.id);
      this.#jobs.delete(keyOf(lease));
    }
    if (this.#jobs.size > 0) return;
    world.clearTimeout(this.#renewal);
    this.#renewal = undefined;
  }

  isHeld(lease: Lease): boolean {
    const local = this.#jobs.get(keyOf(lease));
    return local !== undefined && world.monotonic() < local.leaseUntil;
  }

  /** @throws LeaseLost unless all of them are held: work that would be in vain need not begin. */
  check(leases: readonly Lease[]): void {
    const lost = leases.filter((lease) => !this.isHeld(lease));
    if (lost.length > 0) throw new LeaseLost(`${lost.map(({ id }) => id).join(', ')} not held any more`);
  }

  #takerOf(topic: string): JobTaker | undefined {
    return [...this.#takers].find((taker) => taker.takes(topic));
  }

  #allWaiting(): LeasedJob[] {
    return [...this.#waiting.values()].map((key) => (this.#jobs.get(key) as LocalJob).job);
  }

  #makeReady(job: LeasedJob): void {
    this.#waiting.set(job.id, keyOf(job));
    this.#takerOf(job.topic)?.arrived();
  }

  #schedule(): void {
    if (this.#jobs.size === 0 || this.#isRenewing || this.#renewal !== undefined) return;
    // Not in the span of the job that happens to come first.
    this.#renewal = untraced(() =>
      world.setTimeout(() => {
        this.#renewal = undefined;
        void this.#renewAll();
      }, this.#times.renewMs),
    );
  }

  async #renewAll(): Promise<void> {
    const now = world.monotonic();
    const leases = [...this.#jobs.values()].filter((local) => canBeRenewed(local, now)).map(({ job }) => job);
    this.#isRenewing = true;
    try {
      const renewed = leases.length > 0 ? await this.#renew(leases, this.leaseMs) : [];
      for (const lease of renewed) {
        const local = this.#jobs.get(keyOf(lease));
        if (local !== undefined) this.#jobs.set(keyOf(lease), { ...local, leaseUntil: now + this.leaseMs });
      }
    } catch (error) {
      // Before the leases end there is another try.
      this.#log.warn({ err: error, jobs: leases.length }, 'leases could not be renewed');
    } finally {
      this.#isRenewing = false;
      this.#schedule();
    }
  }
}

/** A lease that has ended is lost. */
const canBeRenewed = ({ leaseUntil, renewUntil }: LocalJob, now: number): boolean =>
  now < leaseUntil && now < renewUntil;

const isIn = ({ tenantId, topic, key, topics }: JobScope, job: LeasedJob): boolean =>
  (tenantId === undefined || job.tenantId === tenantId) &&
  (topic === undefined || job.topic === topic) &&
  (key === undefined || job.key === key) &&
  (topics === undefined || topics.among.includes(job.topic) === topics.are);
