/**
 * `npm run generate:rows`: migrates an empty database and prints the types of its rows and of its columns to
 * generated/database/. A test compares the files with the database that tests run on.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres } from '../src/embedded/postgres/index.ts';
import { migrate } from '../src/kernel/db/migrate/migrate.ts';
import { TABLES_FILE, TYPES_FILE, tablesFile, typesFile } from './rows/print-tables.ts';
import { readColumns } from './rows/read-tables.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run generate:rows

Migrates an empty database and writes the types of its rows to generated/database/.`);

const dataDir = mkdtempSync(join(tmpdir(), 'paychart-rows-'));
const server = await startEmbeddedPostgres({ dataDir });
try {
  await migrate(server.url);
  const columns = await readColumns(server.url);
  for (const [name, text] of [
    [TABLES_FILE, tablesFile(columns)],
    [TYPES_FILE, typesFile(columns)],
  ] as const) {
    const file = join(import.meta.dirname, '..', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`written  ${name}`);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
