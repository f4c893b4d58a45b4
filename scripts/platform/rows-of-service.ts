import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Column } from '../rows/read-tables.ts';

/**
 * Writes the types of rows where a migration has changed since they were written: they are read from a database. Then holds
 * machines to their tables. With `--check` it writes nothing.
 */
const root = process.cwd();
const isCheck = process.argv.includes('--check');
/** The columns of the migrated database, and the digest of the migrations that made it. */
const COLUMNS = 'generated/database/columns.json';
/** The digest of machines and columns that were found to fit. */
const FITTING = 'generated/database/machines.sha256';

interface Stored {
  readonly migrations: string;
  readonly columns: readonly Column[];
}

const migrations = digestOf('migrations/**/*.ts', [platformMigrations()]);
process.exitCode = await run();

async function run(): Promise<number> {
  const stored = readIfThere(COLUMNS);
  const { migrations: of, columns } = (stored === undefined ? {} : JSON.parse(stored)) as Partial<Stored>;
  if (of === migrations && columns !== undefined) return held(columns);
  if (!isCheck) return refreshed();
  console.error('generated/database is not what migrations/ say: run npx paychart generate  (migration)');
  return 1;
}

/** A fault of a migration is somebody's to mend, and needs no trace of ours. */
async function refreshed(): Promise<number> {
  const { UnknownColumnType } = await import('../rows/print-tables.ts');
  try {
    return await held(await writeRows());
  } catch (error) {
    const { failedMigration } = await import('../../src/platform/migrate/failed-migration.ts');
    const failure = error instanceof UnknownColumnType ? error.message : failedMigration(error);
    if (failure === undefined) throw error;
    console.error(`${failure}  (migration)`);
    return 1;
  }
}

async function writeRows(): Promise<readonly Column[]> {
  const [{ startEmbeddedPostgres }, { migrate }, print, { readColumns }] = await Promise.all([
    import('../../src/embedded/postgres/index.ts'),
    import('../../src/platform/migrate/migrate.ts'),
    import('../rows/print-tables.ts'),
    import('../rows/read-tables.ts'),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'service-rows-'));
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(server.url);
    const columns = await readColumns(server.url);
    write(print.TABLES_FILE, print.tablesFile(columns));
    write(print.TYPES_FILE, print.typesFile(columns));
    write(COLUMNS, `${JSON.stringify({ migrations, columns } satisfies Stored)}\n`);
    return columns;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** The machines are read only where they or the columns have changed. */
async function held(columns: readonly Column[]): Promise<number> {
  const fitting = `${digestOf('machines/**/*.ts', [JSON.stringify(columns)])}\n`;
  if (readIfThere(FITTING) === fitting) return 0;
  const { checkRows } = await import('../rows/check-rows.ts');
  const faults = await checkRows(root, columns);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0 && !isCheck) write(FITTING, fitting);
  return faults.length === 0 ? 0 : 1;
}

function digestOf(files: string, more: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of globSync(files, { cwd: root }).sort())
    digest.update(`${file}\0`).update(readFileSync(join(root, file)));
  for (const text of more) digest.update(text);
  return digest.digest('hex');
}

/** A new release of the platform may bring migrations along. */
function platformMigrations(): string {
  const folder = fileURLToPath(new URL('../../migrations/platform/', import.meta.url));
  return existsSync(folder)
    ? globSync('*.{ts,js}', { cwd: folder })
        .sort()
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('\n')
    : '';
}

function readIfThere(file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(`written  ${file}`);
}
