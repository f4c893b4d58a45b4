import type { Pool } from '../db/connection/pool.ts';
import type { FaultPoint } from '../db/faults.ts';
import type { Services } from '../services.ts';
import type { LifecycleRegistry } from './definition.ts';
import type { JobKeeper } from './flush/jobs.ts';

/** The parts that every unit of work runs on. */
export interface Engine {
  readonly pool: Pool;
  readonly lifecycles: LifecycleRegistry;
  readonly services: Services;
  readonly fault: FaultPoint;
  /** Real time; tenants' clocks are offsets from it (D-067). */
  readonly realTime: () => Date;
  /** Called after a commit with each table that it has inserted into; with `outbox_jobs` only where a due job has no holder. */
  readonly committed?: (table: string) => void;
  /** Undefined in a process that only serves requests or runs a command. */
  readonly jobKeeper?: JobKeeper | undefined;
}
