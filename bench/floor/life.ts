import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../transitions/database.ts';
import { findPgbench } from '../transitions/pgbench.ts';

/** What a life writes into a table. */
interface Written {
  readonly table: string;
  readonly inserted: number;
  readonly updated: number;
}

/** What a life costs the database: its commits, and its rows by table. */
export interface LifeCost {
  readonly commits: number;
  readonly written: readonly Written[];
}

export interface Counted {
  readonly lives: number;
  readonly commits: number;
  readonly tables: ReadonlyMap<string, { readonly inserted: number; readonly updated: number }>;
}

/** Counts what was written so far. A connection reports what it has counted when it rests, at the latest after a second. */
export async function countWritten(database: Database): Promise<Counted> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [totals] = await database.query(`SELECT d.xact_commit AS commits,
      (SELECT count(*) FROM provider_attempts WHERE last_status = 'SUCCEEDED') AS lives
    FROM pg_stat_database d WHERE d.datname = current_database()`);
  const rows = await database.query(`SELECT relname, n_tup_ins, n_tup_upd FROM pg_stat_user_tables`);
  return {
    lives: Number(totals?.lives),
    commits: Number(totals?.commits),
    tables: new Map(
      rows.map(({ relname, n_tup_ins, n_tup_upd }) => [
        String(relname),
        { inserted: Number(n_tup_ins), updated: Number(n_tup_upd) },
      ]),
    ),
  };
}

export function costBetween(before: Counted, after: Counted): LifeCost {
  const lives = after.lives - before.lives;
  const written = [...after.tables].flatMap(([table, now]) => {
    const then = before.tables.get(table) ?? { inserted: 0, updated: 0 };
    const [inserted, updated] = [(now.inserted - then.inserted) / lives, (now.updated - then.updated) / lives];
    return inserted + updated > 0.05 ? [{ table, inserted, updated }] : [];
  });
  return { commits: (after.commits - before.commits) / lives, written };
}

/** Rows that are written again: as they were written by lives. */
const SAMPLES = 500;

/**
 * Tables of the same columns and as many indexes, without constraints, triggers and row-level security, and a sample of
 * the rows that lives have written.
 */
export async function makeFloor(database: Database, { written }: LifeCost): Promise<void> {
  await database.query('DROP SCHEMA IF EXISTS floor CASCADE');
  await database.query('CREATE SCHEMA floor');
  for (const { table } of written) {
    await database.query(`CREATE TABLE floor.${table} (LIKE public.${table} INCLUDING STORAGE INCLUDING COMPRESSION);
      CREATE TABLE floor.${table}_sample AS
        SELECT row_number() OVER () AS floor_number, s.* FROM (SELECT * FROM public.${table} LIMIT ${SAMPLES}) s;
      ALTER TABLE floor.${table}_sample ADD PRIMARY KEY (floor_number);
      CREATE TABLE floor.${table}_touched (floor_number int PRIMARY KEY, touched int NOT NULL, row public.${table});
      INSERT INTO floor.${table}_touched SELECT row_number() OVER (), 0, s FROM public.${table} s LIMIT ${SAMPLES}`);
    const indexes = await database.query(
      `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = 'public.${table}'::regclass AND NOT indisexclusion`,
    );
    for (const [at, { definition }] of indexes.entries()) {
      const same = String(definition).replace(
        /^CREATE (?:UNIQUE )?INDEX \S+ ON \S+/,
        `CREATE INDEX ${table}_${at} ON floor.${table}`,
      );
      await database.query(same);
    }
  }
}

/** Transactions a second of pgbench, each with the rows of one commit of a life; divided by the commits, lives a second. */
export async function floorRate(
  { url }: Database,
  { commits, written }: LifeCost,
  columns: ReadonlyMap<string, readonly string[]>,
  callers: number,
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'paychart-floor-'));
  try {
    const script = join(folder, 'commit.sql');
    const statements = written.flatMap(({ table, inserted, updated }) => [
      ...some(
        inserted / commits,
        `INSERT INTO floor.${table} (${columns.get(table)?.join(', ')})
        SELECT ${columns.get(table)?.join(', ')} FROM floor.${table}_sample WHERE floor_number BETWEEN :first::bigint AND :last::bigint`,
      ),
      ...some(
        updated / commits,
        `UPDATE floor.${table}_touched SET touched = touched + 1
        WHERE floor_number BETWEEN :first::bigint AND :last::bigint`,
      ),
    ]);
    await writeFile(script, ['BEGIN;', ...statements, 'COMMIT;', ''].join('\n'));
    const program = findPgbench();
    if (program === undefined) throw new Error('The floor needs pgbench: install the package postgresql');
    const { stdout } = await promisify(execFile)(program, [
      ...['--no-vacuum', '--protocol=prepared', `--client=${callers}`, '--jobs=2', `--time=${Math.ceil(seconds)}`],
      ...[`--file=${script}`, url],
    ]);
    const rate = /^tps = ([0-9.]+)/m.exec(stdout)?.[1];
    if (rate === undefined) throw new Error(`pgbench said no rate:\n${stdout}`);
    return Number(rate) / commits;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A statement for so many rows, on average: pgbench's `int` rounds. */
function some(rows: number, statement: string): readonly string[] {
  if (rows <= 0) return [];
  return [
    `\\set first random(1, ${SAMPLES / 2})`,
    `\\set count int(${(rows - 0.5).toFixed(3)} + random(0, 999) / 1000.0)`,
    '\\set last :first + :count - 1',
    '\\if :count > 0',
    `${statement.replaceAll(/\s+/g, ' ')};`,
    '\\endif',
  ];
}
