import type { Logger } from 'pino';
import { LEASE_TIMES, type Lease, LeaseLost, type LeaseTimes } from './leases.ts';

/** Renews leases in the database; answers those that it renewed. */
export type Renew = (leases: readonly Lease[], leaseMs: number) => Promise<readonly Lease[]>;

interface Hold {
  /** By this process's monotonic clock, never later than by the database's. */
  until: number;
  /** From here on it is renewed no more. */
  readonly end: number;
  /** It is worked on again from here on, and needs no renewal before where the lease lasts that long. */
  restsUntil?: number;
}

const keyOf = ({ id, attempts }: Lease): string => `${id} ${attempts}`;

/**
 * The jobs that this process works on: one statement renews the leases of all of them, and none is sent while there are
 * none. What could not be renewed in time is lost, whatever the reason: the process was stopped, the database was away,
 * or somebody else has the job.
 */
export class HeldJobs {
  readonly #renew: Renew;
  readonly #log: Logger;
  readonly #times: LeaseTimes;
  readonly #holds = new Map<string, Hold & Lease>();
  #timer: NodeJS.Timeout | undefined;
  #renewing = false;

  constructor(renew: Renew, log: Logger, times: LeaseTimes = LEASE_TIMES) {
    this.#renew = renew;
    this.#log = log;
    this.#times = times;
  }

  get leaseMs(): number {
    return this.#times.leaseMs;
  }

  /** Takes leases in; `askedAt` is when the database was asked for them, by `performance.now()`. */
  hold(leases: readonly Lease[], askedAt: number): void {
    const { leaseMs, heldAtMostMs } = this.#times;
    for (const { id, attempts } of leases) {
      const hold = { id, attempts, until: askedAt + leaseMs, end: askedAt + heldAtMostMs };
      this.#holds.set(keyOf(hold), hold);
    }
    this.#schedule();
  }

  /** Whether a job may rest here for so long: briefly enough to need no renewal, or hardly any, and not without end. */
  mayRest(lease: Lease, ms: number): boolean {
    const { leaseMs, renewMs } = this.#times;
    const hold = this.#holds.get(keyOf(lease));
    const now = performance.now();
    return ms <= leaseMs - 2 * renewMs && hold !== undefined && now < hold.until && now + ms + leaseMs <= hold.end;
  }

  rest(lease: Lease, ms: number): void {
    const hold = this.#holds.get(keyOf(lease));
    if (hold !== undefined) hold.restsUntil = performance.now() + ms;
  }

  /** Those that have been worked on, whatever came of it. */
  release(leases: readonly Lease[]): void {
    for (const lease of leases) this.#holds.delete(keyOf(lease));
    if (this.#holds.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  isHeld(lease: Lease): boolean {
    const hold = this.#holds.get(keyOf(lease));
    return hold !== undefined && performance.now() < hold.until;
  }

  /** @throws LeaseLost unless all of them are held: work that would be in vain need not begin. */
  check(leases: readonly Lease[]): void {
    const lost = leases.filter((lease) => !this.isHeld(lease));
    if (lost.length > 0) throw new LeaseLost(`${lost.map(({ id }) => id).join(', ')} not held any more`);
  }

  #schedule(): void {
    if (this.#holds.size === 0 || this.#renewing || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#renewAll();
    }, this.#times.renewMs);
  }

  async #renewAll(): Promise<void> {
    const now = performance.now();
    const held = [...this.#holds.values()].filter(
      ({ until, end, restsUntil = 0 }) =>
        now < until && now < end && (restsUntil <= now || restsUntil + this.#times.renewMs >= until),
    );
    this.#renewing = true;
    try {
      const renewed = held.length > 0 ? await this.#renew(held, this.#times.leaseMs) : [];
      for (const lease of renewed) {
        const hold = this.#holds.get(keyOf(lease));
        if (hold !== undefined) hold.until = now + this.#times.leaseMs;
      }
    } catch (error) {
      // Before the leases end there is another try.
      this.#log.warn({ err: error, jobs: held.length }, 'leases could not be renewed');
    } finally {
      this.#renewing = false;
      this.#schedule();
    }
  }
}
