import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** Writes the types of rows where a migration has changed since they were written: they are read from a database. */
const root = process.cwd();
const MARK = 'generated/database/migrations.sha256';

const digest = createHash('sha256');
for (const file of globSync('migrations/**/*.ts', { cwd: root }).sort()) {
  digest.update(`${file}\0`).update(readFileSync(join(root, file)));
}
const now = `${digest.digest('hex')}\n`;
if (!existsSync(join(root, MARK)) || readFileSync(join(root, MARK), 'utf8') !== now) await refreshed();

/** A fault of a migration is somebody's to mend, and needs no trace of ours. */
async function refreshed(): Promise<void> {
  try {
    await writeRows();
  } catch (error) {
    const { failedMigration } = await import('../../src/platform/migrate/failed-migration.ts');
    const failure = failedMigration(error);
    if (failure === undefined) throw error;
    console.error(`${failure}  (migration)`);
    process.exitCode = 1;
  }
}

async function writeRows(): Promise<void> {
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
    write(MARK, now);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(`written  ${file}`);
}
