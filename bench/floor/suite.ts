import { castOf } from '../../scripts/chaos/tenants.ts';
import type { Options } from '../options.ts';
import { livesPerSecond } from '../payments/load.ts';
import { interleave, printNoise, valuesOf } from '../report/rounds.ts';
import { median, ratio } from '../report/statistics.ts';
import { printTable } from '../report/table.ts';
import { startService } from '../service.ts';
import { type Database, openServer } from '../transitions/database.ts';
import { openLedger } from './ledger.ts';
import { costBetween, countWritten, floorRate, makeFloor } from './life.ts';

const CALLERS = 8;
const LIVES = 'lives of the service';
const LIFE_FLOOR = 'pgbench with the same rows and commits';
const TRANSFERS = 'transfers of the ledger';
const TRANSFER_FLOOR = 'one SQL function that does the same';

/**
 * How far the service is from what PostgreSQL does at most: lives beside transactions of pgbench that write as many rows
 * into tables of the same columns and indexes with as many commits, and transfers of the ledger beside one SQL function.
 */
export async function runFloor({ rounds, seconds }: Options): Promise<void> {
  const server = await openServer();
  try {
    const database = await server.create('floor');
    const service = await startService('start', database.url);
    try {
      const cast = await castOf(service);
      await livesPerSecond(cast, database, CALLERS, 2);
      const before = await countWritten(database);
      await livesPerSecond(cast, database, CALLERS, Math.max(seconds, 2));
      const cost = costBetween(before, await countWritten(database));
      await makeFloor(database, cost);
      const columns = await columnsOf(database);
      const measured = await interleave(
        [
          { name: LIVES, measure: () => livesPerSecond(cast, database, CALLERS, seconds) },
          { name: LIFE_FLOOR, measure: () => floorRate(database, cost, columns, CALLERS, seconds) },
        ],
        rounds,
      );
      const rows = cost.written.reduce((sum, { inserted, updated }) => sum + inserted + updated, 0);
      console.log(
        `  a life: ${rows.toFixed(1)} rows in ${cost.written.length} tables, ${cost.commits.toFixed(1)} commits`,
      );
      print(measured, LIVES, LIFE_FLOOR, 'lives/s');
    } finally {
      await service.stop();
      await database.close();
    }
    const books = await server.create('floor_ledger');
    const ledger = await openLedger(books);
    try {
      const measured = await interleave(
        [
          { name: TRANSFERS, measure: () => ledger.engine(CALLERS, seconds) },
          { name: TRANSFER_FLOOR, measure: () => ledger.floor(CALLERS, seconds) },
        ],
        rounds,
      );
      print(measured, TRANSFERS, TRANSFER_FLOOR, 'transfers/s');
    } finally {
      await ledger.close();
      await books.close();
    }
  } finally {
    await server.stop();
  }
}

/** Columns that a row can be written with, by table. */
async function columnsOf(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows =
    await database.query(`SELECT c.relname AS table, array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped GROUP BY 1`);
  return new Map(rows.map(({ table, columns }) => [String(table), columns as readonly string[]]));
}

function print(measured: Parameters<typeof valuesOf>[0], ours: string, floor: string, unit: string): void {
  const of = (name: string) => valuesOf(measured, name);
  printTable(
    ['', 'of the floor', unit],
    [ours, floor].map((name) => [name, ratio(of(name), of(floor)).toFixed(2), median(of(name)).toFixed(0)]),
  );
  printNoise(floor, measured);
}
