import { pino } from 'pino';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { modules } from '../../generated/wiring/modules.ts';
import { parseConfig } from '../../src/app/config.ts';
import { openPool, type Pool } from '../../src/platform/db/connection/pool.ts';
import { noFaults } from '../../src/platform/db/faults.ts';
import type { Engine } from '../../src/platform/lifecycle/engine.ts';
import { retainAll, retentionRulesOf } from '../../src/platform/retention/run.ts';
import { cpuOf } from '../cost/cpu.ts';
import type { Options } from '../options.ts';
import { roughly } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Database, openServer } from '../transitions/database.ts';
import { copyPartitioned, LIVE_DAYS, seedKeys } from './keys.ts';

const ROWS = 100_000;
const FULL_ROWS = 1_000_000;
const LOOKS = 20_000;

interface Cost {
  readonly name: string;
  readonly of: number;
  readonly seconds: number;
  readonly cpuMs: number;
  readonly walBytes: number;
}

/**
 * What retention costs: idempotency keys whose time is over are deleted in batches, as the service does it, beside the same
 * rows in a partition that is dropped. And what a look-up by key costs in either table.
 */
export async function runRetention({ full }: Options): Promise<void> {
  const rows = full ? FULL_ROWS : ROWS;
  const server = await openServer();
  const database = await server.create('retention');
  const pool = openPool({ url: database.url, max: 4 });
  try {
    await seedKeys(database, rows);
    await copyPartitioned(database);
    await database.query('SET plan_cache_mode = force_generic_plan');
    const found: Cost[] = [];
    const cost = async (name: string, of: number, work: () => Promise<unknown>): Promise<void> =>
      void found.push(await costOf(database, { name, of, work }));
    await cost('look-up by key, one table', LOOKS, () => look(database, 'idempotency_keys'));
    await cost(`look-up by key, ${LIVE_DAYS + 1} partitions`, LOOKS, () => look(database, 'partitioned_keys'));
    await cost('deletion in batches', rows, () => erase(pool, rows));
    await cost('VACUUM after it', rows, () => database.query('VACUUM idempotency_keys'));
    await cost('DROP TABLE of a partition', rows, () => database.query('DROP TABLE partitioned_keys_0'));
    console.log(`  ${roughly(rows)} keys whose time is over, and ${LIVE_DAYS} tenths of that beside them`);
    printTable(
      ['', 'seconds', 'CPU of PostgreSQL, us a row', 'WAL, bytes a row'],
      found.map(({ name, of, seconds, cpuMs, walBytes }) => [
        name,
        seconds.toFixed(1),
        ((cpuMs * 1000) / of).toFixed(1),
        (walBytes / of).toFixed(0),
      ]),
    );
  } finally {
    await pool.close();
    await database.close();
    await server.stop();
  }
}

async function costOf(
  database: Database,
  { name, of, work }: { readonly name: string; readonly of: number; readonly work: () => Promise<unknown> },
): Promise<Cost> {
  await database.query('CHECKPOINT');
  const before = await counters(database);
  await work();
  const after = await counters(database);
  return {
    name,
    of,
    seconds: (after.at - before.at) / 1000,
    cpuMs: after.cpuMs - before.cpuMs,
    walBytes: after.walBytes - before.walBytes,
  };
}

async function counters(database: Database) {
  const [row] = await database.query(`SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal,
    split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS postmaster`);
  return { at: performance.now(), walBytes: Number(row?.wal), cpuMs: cpuOf(Number(row?.postmaster)) };
}

/** As a request looks for its key, by one plan for all of them. */
const look = (database: Database, table: string): Promise<unknown> =>
  database.query(`DO $$ DECLARE found record; BEGIN
    FOR n IN 1 .. ${LOOKS} LOOP
      SELECT * INTO found FROM ${table} WHERE scope = 'bench' AND key = 'live_' || n % 1000;
    END LOOP;
  END $$`);

async function erase(pool: Pool, rows: number): Promise<void> {
  const engine = {
    pool,
    lifecycles,
    fault: noFaults,
    realTime: () => new Date(),
    services: { log: pino({ level: 'silent' }), config: parseConfig({}) },
  } as unknown as Engine;
  const gone = (await retainAll(engine, retentionRulesOf(modules))).find(
    ({ rule }) => rule === 'idempotency_keys',
  )?.rows;
  if (gone !== rows) throw new Error(`${gone} of ${rows} keys were erased`);
}
