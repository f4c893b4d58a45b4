import { pino } from 'pino';
import { openPool, type Pool } from '../../src/platform/db/connection/pool.ts';
import { noFaults } from '../../src/platform/db/faults.ts';
import type { LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import type { Topic } from '../../src/platform/lifecycle/topics.ts';
import { UnitOfWork } from '../../src/platform/lifecycle/unit-of-work.ts';
import { enqueue, type Write } from '../../src/platform/lifecycle/writes.ts';
import type { LeaseTimes } from '../../src/platform/outbox/leases.ts';
import { JobRunner } from '../../src/platform/outbox/runner.ts';
import type { AnyWorker } from '../../src/platform/outbox/worker.ts';
import type { Services } from '../../src/platform/services.ts';
import { createTestDatabase } from './database.ts';

/** An outbox without a service: the engine on a database whose clock stands where the test puts it. */
export interface Outbox {
  readonly pool: Pool;
  readonly engine: Engine;
  /** What was logged, as `level message`. */
  readonly logged: string[];
  readonly clock: DatabaseClock;
  runner(workers: readonly AnyWorker[], times?: LeaseTimes): JobRunner;
  write(...writes: readonly Write[]): Promise<void>;
  enqueue(topic: Topic, ...keys: readonly string[]): Promise<void>;
  jobs(topic?: Topic): Promise<readonly JobRow[]>;
  /** While the work lasts, the database refuses to change rows of a table. */
  refusing(table: string, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface JobRow {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly generation: number;
  readonly attempts: number;
  readonly lease_until: Date | null;
  readonly fires_at: Date;
  readonly due_at: Date;
  readonly last_error: string | null;
}

/** What `clock_timestamp()` says on this database, for the statements that ask for it by that name. */
export interface DatabaseClock {
  readonly at: () => Promise<Date>;
  moveTo(at: Date): Promise<void>;
  advance(ms: number): Promise<void>;
}

export async function startOutbox(): Promise<Outbox> {
  const database = await createTestDatabase();
  const clock = await stopClock(database.url);
  const pool = openPool({ url: database.url, max: 6 });
  const logged: string[] = [];
  const write = (line: string): void => {
    const { level, msg } = JSON.parse(line);
    logged.push(`${pino.levels.labels[level]} ${msg}`);
  };
  const log = pino({ level: 'debug' }, { write });
  const engine: Engine = {
    pool,
    lifecycles: {} as LifecycleRegistry,
    services: {} as Services,
    fault: noFaults,
    realTime: () => new Date(),
  };
  const by = { actorType: 'system', actorId: 'test', requestId: null } as const;
  const written = async (...writes: readonly Write[]): Promise<void> => {
    const unit = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
    unit.write(...writes);
    await unit.commit().catch(async (error: unknown) => {
      await unit.rollback();
      throw error;
    });
  };
  return {
    pool,
    engine,
    logged,
    clock: clock(pool),
    runner: (workers, times) => new JobRunner(engine, workers, log, times),
    write: written,
    enqueue: (topic, ...keys) => written(...keys.map((key) => enqueue(topic, {}, { key }))),
    jobs: (topic) => {
      const rows = pool.owner('outbox_jobs').orderBy('key');
      return topic === undefined ? rows : rows.where({ topic });
    },
    refusing: async (table, work) => {
      await pool.owner.raw(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`,
      );
      await pool.owner.raw(`CREATE TRIGGER refuse BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`);
      await work().finally(() => pool.owner.raw('DROP FUNCTION refuse CASCADE'));
    },
    stop: async () => {
      await pool.close();
      await database.drop();
    },
  };
}

/** Puts a function in front of the system's own: from here on the database's clock moves by hand. */
async function stopClock(url: string): Promise<(pool: Pool) => DatabaseClock> {
  const { owner, close } = openPool({ url, max: 1 });
  await owner.raw('CREATE SCHEMA stopped');
  await owner.raw('CREATE TABLE stopped.clock AS SELECT pg_catalog.clock_timestamp()::timestamptz(3) AS at');
  await owner.raw(`CREATE FUNCTION stopped.clock_timestamp() RETURNS timestamptz VOLATILE LANGUAGE sql
    AS 'SELECT at FROM stopped.clock'`);
  await owner.raw('GRANT USAGE ON SCHEMA stopped TO PUBLIC');
  await owner.raw('GRANT SELECT ON stopped.clock TO PUBLIC');
  const { rows } = await owner.raw('SELECT quote_ident(current_database()) AS name');
  await owner.raw(`ALTER DATABASE ${rows[0].name} SET search_path = stopped, pg_catalog, public`);
  await close();
  return (pool) => ({
    at: async () => (await pool.owner('stopped.clock').first('at')).at,
    moveTo: async (at) => void (await pool.owner('stopped.clock').update({ at })),
    advance: async (ms) =>
      void (await pool.owner.raw(`UPDATE stopped.clock SET at = at + ? * interval '1 millisecond'`, [ms])),
  });
}
