import pino from 'pino';
import { openPool, type Pool } from '../../src/platform/db/connection/pool.ts';
import { type FaultPoint, noFaults } from '../../src/platform/db/faults.ts';
import type { LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import type { Services } from '../../src/platform/services.ts';
import { createTestDatabase } from './database.ts';

export interface TestEngine {
  readonly engine: Engine;
  readonly pool: Pool;
  readonly url: string;
  /** Real time as the engine reads it: set it, or let it run. */
  readonly clock: { now: Date | undefined };
  /** Called before each statement; a throw is the statement's failure. */
  readonly faults: { hit: FaultPoint['hit'] };
  stop(): Promise<void>;
}

/** The engine alone on a database of its own: no HTTP, no workers, no chain, and of services those that are given. */
export async function startTestEngine(
  given: { readonly lifecycles?: Partial<LifecycleRegistry>; readonly services?: Partial<Services> } = {},
): Promise<TestEngine> {
  const database = await createTestDatabase();
  const pool = openPool({ url: database.url, max: 6 });
  const clock: TestEngine['clock'] = { now: undefined };
  const faults: TestEngine['faults'] = { hit: noFaults.hit };
  const realTime = () => clock.now ?? new Date();
  const services = { log: pino({ level: 'silent' }), realTime, ...given.services } as Services;
  const engine: Engine = {
    pool,
    lifecycles: (given.lifecycles ?? {}) as LifecycleRegistry,
    services,
    fault: { hit: (client, statement) => faults.hit(client, statement) },
    realTime,
  };
  return {
    engine,
    pool,
    url: database.url,
    clock,
    faults,
    stop: async () => {
      await pool.close();
      await database.drop();
    },
  };
}
