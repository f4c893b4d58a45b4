/**
 * `npm run generate:rows`: migrates an empty database and prints the types of its rows to generated/database/tables.ts.
 * A test compares the file with the database that tests run on.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres } from '../src/embedded/postgres/index.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { TABLES_FILE, tablesFile } from './rows/print-tables.ts';
import { readColumns } from './rows/read-tables.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'paychart-rows-'));
const server = await startEmbeddedPostgres({ dataDir });
try {
  await migrate(server.url);
  const file = join(import.meta.dirname, '..', TABLES_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, tablesFile(await readColumns(server.url)));
  console.log(`written  ${TABLES_FILE}`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
