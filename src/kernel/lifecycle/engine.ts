import type { FaultPoint } from '../db/faults.ts';
import type { Pool } from '../db/pool.ts';
import type { Services } from '../services.ts';
import type { LifecycleRegistry } from './definition.ts';
import type { NewJob } from './flush-jobs.ts';

/**
 * A process that works on jobs keeps those that it commits: they are leased to it from the beginning, so that nobody has to
 * look for them.
 */
export interface JobKeeper {
  /** How long a job of a topic is leased for, milliseconds; undefined where it is left to whoever takes it. */
  leaseFor(topic: string): number | undefined;
  /** After the commit. `askedAt` is when it was sent, by `performance.now()`: no lease began before. */
  keep(jobs: readonly NewJob[], askedAt: number): void;
  /** Jobs that were there already: one that rests here is worked on at once. */
  wake(ids: readonly string[]): void;
}

/** What every unit of work runs on. */
export interface Engine {
  readonly pool: Pool;
  readonly lifecycles: LifecycleRegistry;
  readonly services: Services;
  readonly fault: FaultPoint;
  /** Real time; tenants' clocks are offsets from it (D-067). */
  readonly realTime: () => Date;
  /** Told of each table that a commit of a unit of work has left rows in, `outbox_jobs` only where somebody has to look for one. */
  readonly committed?: (table: string) => void;
  /** Undefined in a process that only serves requests or runs a command. */
  readonly jobKeeper?: JobKeeper | undefined;
}
