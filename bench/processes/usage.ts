import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { cpuOf } from '../cost/cpu.ts';
import { countDelivered } from '../payments/load.ts';
import { connectDatabase, type Database } from '../transitions/database.ts';
import type { Fleet } from './fleet.ts';

/** Who had the processors, in cores. */
export interface Cores {
  readonly postgres: number;
  readonly service: number;
  readonly client: number;
  /** Other programs of the machine. */
  readonly others: number;
  readonly idle: number;
}

/** Connections of the service in the database at one moment, by what they do; the mean over a measurement. */
export interface Connections {
  readonly running: number;
  readonly 'waiting for a lock': number;
  readonly 'waiting for storage': number;
  /** In a transaction whose next statement the service has not sent. */
  readonly 'waiting for the service': number;
}

export interface Usage {
  readonly cores: Cores;
  /** Milliseconds of CPU for each payment that was delivered. */
  readonly costs: Readonly<Record<'postgres' | 'service' | 'client', number>>;
  readonly connections: Connections;
}

const SAMPLE_MS = 100;
const TICK_MS = 10;

/** What ran while the work ran. */
export async function usageDuring(database: Database, fleet: Fleet, work: () => Promise<unknown>): Promise<Usage> {
  const postmaster = await postmasterOf(database);
  const before = { ...counters(postmaster, fleet), payments: await countDelivered(database) };
  let isOver = false;
  const watching = await connectDatabase(database.url);
  const sampling = sample(watching, () => isOver);
  try {
    await work();
  } finally {
    isOver = true;
  }
  const connections = await sampling;
  await watching.close();
  const after = { ...counters(postmaster, fleet), payments: await countDelivered(database) };
  const used = (name: keyof typeof before): number => after[name] - before[name];
  const cores = (name: keyof typeof before): number => used(name) / used('at');
  const cost = (name: keyof typeof before): number => used(name) / used('payments');
  const [postgres, service, client] = [cores('postgres'), cores('service'), cores('client')];
  const others = Math.max(0, cores('busy') - postgres - service - client);
  return {
    cores: { postgres, service, client, others, idle: cores('idle') },
    costs: { postgres: cost('postgres'), service: cost('service'), client: cost('client') },
    connections,
  };
}

async function postmasterOf(database: Database): Promise<number> {
  const [row] = await database.query(`SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`);
  return Number(row?.pid);
}

/** Milliseconds. */
function counters(postmaster: number, { pids }: Fleet) {
  const { user, system } = process.cpuUsage();
  const [, ...ticks] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/ +/).map(Number);
  // user, nice, system, idle, iowait, irq, softirq, steal
  const [idle = 0, waiting = 0] = ticks.slice(3, 5);
  const all = ticks.slice(0, 8).reduce((sum, one) => sum + one, 0);
  return {
    at: performance.now(),
    postgres: cpuOf(postmaster),
    service: pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
    client: (user + system) / 1000,
    idle: (idle + waiting) * TICK_MS,
    busy: (all - idle - waiting) * TICK_MS,
  };
}

async function sample(database: Database, isOver: () => boolean): Promise<Connections> {
  const sums = {
    running: 0,
    'waiting for a lock': 0,
    'waiting for storage': 0,
    'waiting for the service': 0,
  };
  let samples = 0;
  while (!isOver()) {
    const rows = await database.query(
      `SELECT CASE WHEN state LIKE 'idle in transaction%' THEN 'waiting for the service'
          WHEN wait_event_type IS NULL THEN 'running'
          WHEN wait_event_type = 'Lock' THEN 'waiting for a lock'
          WHEN wait_event_type = 'Client' THEN 'waiting for the service'
          ELSE 'waiting for storage' END AS what, count(*)::int AS connections
        FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()
        GROUP BY 1`,
    );
    for (const { what, connections } of rows) sums[what as keyof Connections] += Number(connections);
    samples += 1;
    await delay(SAMPLE_MS);
  }
  const mean = (what: keyof Connections): number => sums[what] / Math.max(1, samples);
  return {
    running: mean('running'),
    'waiting for a lock': mean('waiting for a lock'),
    'waiting for storage': mean('waiting for storage'),
    'waiting for the service': mean('waiting for the service'),
  };
}
