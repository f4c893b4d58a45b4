import { castOf } from '../../scripts/chaos/tenants.ts';
import type { Options } from '../options.ts';
import { livesPerSecond } from '../payments/load.ts';
import { openWire, type Wire } from '../payments/wire.ts';
import { type Goal, printGoals } from '../report/goals.ts';
import { median } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { type Running, startService } from '../service.ts';
import { type Database, openServer } from '../transitions/database.ts';
import { cpuOf } from './cpu.ts';
import { idleCost } from './idle.ts';

const CALLERS = 8;

/** What one payment's life may cost. */
const GOALS = {
  commits: 8,
  statements: 90,
  'rows inserted': 45,
  'rows updated': 15,
  'WAL, kB': 48,
  'PostgreSQL CPU, ms': 15,
  'service CPU, ms': 12,
} as const;
type Figure = keyof typeof GOALS | 'WAL records' | 'rows deleted' | 'bytes to PostgreSQL, kB';
type Figures = Readonly<Record<Figure, number>>;

/**
 * What the life of a payment costs, from its creation to its delivery, with everything that works beside it: commits,
 * statements, rows, WAL and CPU, as PostgreSQL, the wire and /proc count them.
 */
export async function runCost({ rounds, seconds }: Options): Promise<void> {
  const server = await openServer();
  try {
    // First: autovacuum has much to do behind the lives, in whichever database.
    const quiet = await server.create('idle');
    const idle = await idleCost(quiet).finally(() => quiet.close());
    const database = await server.create('cost');
    const wire = await openWire(database.url);
    const service = await startService('start', wire.url);
    try {
      const cast = await castOf(service);
      await livesPerSecond(cast, database, CALLERS, 2);
      const measured: Figures[] = [];
      const rates: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = await countersOf(database, wire, service);
        rates.push(await livesPerSecond(cast, database, CALLERS, seconds));
        const after = await countersOf(database, wire, service);
        const lives = after.lives - before.lives;
        measured.push(
          Object.fromEntries(
            (Object.keys(after.figures) as Figure[]).map((name) => [
              name,
              (after.figures[name] - before.figures[name]) / lives,
            ]),
          ) as Figures,
        );
      }
      print(measured, median(rates));
    } finally {
      await service.stop();
      wire.close();
      await database.close();
    }
    printGoals(idle);
  } finally {
    await server.stop();
  }
}

async function countersOf(
  database: Database,
  wire: Wire,
  { pid }: Running,
): Promise<{ readonly lives: number; readonly figures: Figures }> {
  // What a connection has counted it reports when it rests, at the latest after a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [row = {}] = await database.query(`SELECT d.xact_commit, d.tup_inserted, d.tup_updated, d.tup_deleted,
    w.wal_records, w.wal_bytes, split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS postmaster,
    (SELECT count(*) FROM provider_attempts WHERE last_status = 'SUCCEEDED') AS lives
    FROM pg_stat_database d, pg_stat_wal w WHERE d.datname = current_database()`);
  const of = (name: string): number => Number(row[name]);
  return {
    lives: of('lives'),
    figures: {
      commits: of('xact_commit'),
      statements: wire.statements(),
      'rows inserted': of('tup_inserted'),
      'rows updated': of('tup_updated'),
      'rows deleted': of('tup_deleted'),
      'WAL records': of('wal_records'),
      'WAL, kB': of('wal_bytes') / 1024,
      'bytes to PostgreSQL, kB': wire.bytes() / 1024,
      'PostgreSQL CPU, ms': cpuOf(of('postmaster')),
      'service CPU, ms': cpuOf(pid),
    },
  };
}

function print(measured: readonly Figures[], rate: number): void {
  const names = Object.keys(measured[0] ?? {}) as Figure[];
  const of = (name: Figure): number => median(measured.map((figures) => figures[name]));
  console.log(`  ${rate.toFixed(1)} lives a second, ${CALLERS} callers, what they cost included`);
  printTable(
    ['per life', 'measured', 'goal'],
    names.map((name) => [name, of(name).toFixed(1), name in GOALS ? String(GOALS[name as keyof typeof GOALS]) : '']),
  );
  printGoals(
    (Object.keys(GOALS) as (keyof typeof GOALS)[]).map(
      (name): Goal => ({ what: `${name} per life`, measured: of(name), goal: GOALS[name], direction: 'atMost' }),
    ),
  );
}
