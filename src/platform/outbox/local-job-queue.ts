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

type JobState =
  /** A worker of this process works on it. */
  | { readonly name: 'running' }
  /** It waits for a worker of this process. */
  | { readonly name: 'ready' }
  /** A worker goes on with it at this time, by the world's `monotonic`. */
  | { readonly name: 'resting'; readonly until: number; readonly timer: NodeJS.Timeout };

interface LocalJob {
  readonly job: LeasedJob;
  readonly state: JobState;
  /** The end of the lease by this process's monotonic clock, which is never later than by the database's. */
  readonly leaseUntil: number;
  /** The lease is not renewed from here on. */
  readonly renewUntil: number;
}

/** Other processes get what this one commits while so many jobs wait here. */
const MOST_WAITING = 256;

const RUNNING: JobState = { name: 'running' };
const READY: JobState = { name: 'ready' };

const keyOf = ({ id, attempts }: Lease): string => `${id} ${attempts}`;

/**
 * The jobs that are leased to this process:
 *
 *     enqueueLocal ──> ready ───── take ─────> running ── release ──> (gone from here)
 *     hold ──────────────────────────────────> running ── rest ─────> resting
 *                      ready <── its time, or wake ──────────────────── resting
 *     ready, resting ── takeAll, when the process ends ──> given back
 *
 * Jobs that the process has committed itself, and those that it goes on with in a moment, are not looked for in the
 * database, and a rest writes nothing there. One statement renews the leases of all of them. A lease that could not be
 * renewed in time is lost in every state, whatever the reason: the process was stopped, the database was away, or another
 * process has the job. When the process dies, its jobs are free when their leases end. The row of a job says who holds it
 * (`leased_by`) and until when (`lease_until`); it is late only where it is due and nobody holds it.
 */
export class LocalJobQueue implements JobKeeper {
  readonly holder = world.processName();
  readonly #renew: Renew;
  readonly #log: Logger;
  readonly #times: LeaseTimes;
  readonly #takers = new Set<JobTaker>();
  /** The key is id and attempt: a job whose lease was lost may be leased again while its first worker still runs. */
  readonly #jobs = new Map<string, LocalJob>();
  /** The jobs that are ready or resting, by id, in the order in which they are taken. */
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
        rounds: 0,
        traceparent,
      }),
    );
    this.hold(leased, askedAt);
    for (const job of leased) this.#makeReady(job);
  }

  wake(ids: readonly string[]): void {
    for (const id of ids) {
      const waiting = this.#jobs.get(this.#waiting.get(id) ?? '');
      if (waiting?.state.name === 'resting') this.#makeReady(waiting.job);
    }
  }

  /** Jobs that were leased for workers of this process; `askedAt` is when the database was asked, by the world's `monotonic`. */
  hold(jobs: readonly LeasedJob[], askedAt: number): void {
    const { leaseMs, heldAtMostMs } = this.#times;
    for (const job of jobs) {
      const times = { leaseUntil: askedAt + leaseMs, renewUntil: askedAt + heldAtMostMs };
      this.#jobs.set(keyOf(job), { job, state: RUNNING, ...times });
    }
    this.#schedule();
  }

  /** Takes ready jobs of a scope, with `early` resting ones too; the caller works on them. */
  take(scope: JobScope, limit: number): LeasedJob[] {
    const now = world.monotonic();
    const taken: LeasedJob[] = [];
    for (const { job, state } of this.#allWaiting()) {
      if (taken.length === limit) break;
      const isDue = scope.early === true || state.name !== 'resting' || state.until <= now;
      if (isDue && isIn(scope, job)) taken.push(job);
    }
    for (const job of taken) this.#become(job, RUNNING);
    return taken;
  }

  /** Takes everything that waits, with how long it was to rest; milliseconds. */
  takeAll(): { readonly job: LeasedJob; readonly restMs: number }[] {
    const now = world.monotonic();
    const all = this.#allWaiting().map(({ job, state }) => ({
      job,
      restMs: state.name === 'resting' ? Math.max(0, state.until - now) : 0,
    }));
    for (const { job } of all) this.#become(job, RUNNING);
    return all;
  }

  /** Tells whether a job may rest here for so long. Its lease has to outlast the rest even if two renewals fail. */
  mayRest(job: LeasedJob, ms: number): boolean {
    const { leaseMs, renewMs } = this.#times;
    const local = this.#jobs.get(keyOf(job));
    const now = world.monotonic();
    return (
      this.leaseFor(job.topic) !== undefined &&
      ms <= leaseMs - 2 * renewMs &&
      local !== undefined &&
      now < local.leaseUntil &&
      now + ms + leaseMs <= local.renewUntil
    );
  }

  rest(job: LeasedJob, ms: number): void {
    const again = { ...job, rounds: job.rounds + 1 };
    if (ms === 0) this.#makeReady(again);
    if (ms === 0 || !this.#jobs.has(keyOf(job))) return;
    const timer = world.setTimeout(() => this.#makeReady(again), ms);
    this.#become(again, { name: 'resting', until: world.monotonic() + ms, timer });
  }

  /** Forgets jobs that have been worked on, whatever the outcome. */
  release(leases: readonly Lease[]): void {
    for (const lease of leases) {
      this.#stopRest(this.#jobs.get(keyOf(lease))?.state);
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

  #allWaiting(): LocalJob[] {
    return [...this.#waiting.values()].map((key) => this.#jobs.get(key) as LocalJob);
  }

  #makeReady(job: LeasedJob): void {
    this.#become(job, READY);
    this.#takerOf(job.topic)?.arrived();
  }

  /** A job that is not held any more, such as one that was released meanwhile, is left alone. */
  #become(job: LeasedJob, state: JobState): void {
    const local = this.#jobs.get(keyOf(job));
    if (local === undefined) return;
    this.#stopRest(local.state);
    this.#jobs.set(keyOf(job), { ...local, job, state });
    const waiting = this.#waiting.get(job.id);
    if (state.name !== 'running') {
      // Of a job that was lost and leased again, the newer lease counts.
      if (waiting !== undefined && waiting !== keyOf(job)) this.#jobs.delete(waiting);
      this.#waiting.set(job.id, keyOf(job));
    } else if (waiting === keyOf(job)) this.#waiting.delete(job.id);
  }

  #stopRest(state: JobState | undefined): void {
    if (state?.name === 'resting') world.clearTimeout(state.timer);
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
    const leases = [...this.#jobs.values()].filter((local) => this.#needsRenewal(local, now)).map(({ job }) => job);
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

  /** A lease that has ended is lost; one that outlasts a rest by the time of a renewal can wait. */
  #needsRenewal({ state, leaseUntil, renewUntil }: LocalJob, now: number): boolean {
    if (now >= leaseUntil || now >= renewUntil) return false;
    const canWait = state.name === 'resting' && state.until > now && state.until + this.#times.renewMs < leaseUntil;
    return !canWait;
  }
}

const isIn = ({ tenantId, topic, key, topics }: JobScope, job: LeasedJob): boolean =>
  (tenantId === undefined || job.tenantId === tenantId) &&
  (topic === undefined || job.topic === topic) &&
  (key === undefined || job.key === key) &&
  (topics === undefined || topics.among.includes(job.topic) === topics.are);
