import { setTimeout as delay } from 'node:timers/promises';
import type { Goal } from '../report/goals.ts';
import { startService } from '../service.ts';
import type { Database } from '../transitions/database.ts';
import { cpuOf, ownCpuOf } from './cpu.ts';

/** Until what the start has brought is done, and the looks for work have become rare. */
const SETTLE_MS = 30_000;
/** What is done once a minute is in it. */
const MEASURED_MS = 60_000;

/** What a service costs that nobody uses, with the settings of a deployment. */
export async function idleCost(database: Database): Promise<readonly Goal[]> {
  const service = await startService('start', database.url, { SETTLEMENT_INTERVAL_MS: '500' });
  try {
    await delay(SETTLE_MS);
    // What autovacuum does in the first minutes, behind the migrations.
    await database.query('VACUUM (ANALYZE)');
    const before = await countersOf(database, service.pid);
    await delay(MEASURED_MS);
    const after = await countersOf(database, service.pid);
    const seconds = (after.at - before.at) / 1000;
    // The last question is one of them.
    const transactions = (after.transactions - before.transactions - 1) / seconds;
    const share = (ms: number): number => (100 * ms) / (1000 * seconds);
    const used = share(after.service - before.service);
    const chain = share(after.withChain - before.withChain) - used;
    const server = share(after.server - before.server);
    return [
      { what: 'transactions a second of an idle service', measured: transactions, goal: 2, direction: 'atMost' },
      { what: '% of a core, service, idle', measured: used, goal: 1, direction: 'atMost' },
      { what: '% of a core, its embedded chain, idle', measured: chain, goal: 1, direction: 'atMost' },
      { what: '% of a core, PostgreSQL, idle', measured: server, goal: 1, direction: 'atMost' },
    ];
  } finally {
    await service.stop();
  }
}

async function countersOf(database: Database, pid: number) {
  // What a connection has counted it reports when it rests, at the latest after a second.
  await delay(1500);
  const [row = {}] = await database.query(`SELECT xact_commit + xact_rollback AS transactions,
    split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS postmaster
    FROM pg_stat_database WHERE datname = current_database()`);
  return {
    at: performance.now(),
    transactions: Number(row.transactions),
    service: ownCpuOf(pid),
    withChain: cpuOf(pid),
    server: cpuOf(Number(row.postmaster)),
  };
}
