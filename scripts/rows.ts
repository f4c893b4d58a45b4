/**
 * `npm run generate:rows`: migrates an empty database and prints the types of its rows and of its columns to
 * generated/database/, and its rules to docs/database-rules.md. Tests compare the files with the database that tests run
 * on.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { constraintErrors } from '../generated/contract/errors.ts';
import { startEmbeddedPostgres } from '../src/embedded/postgres/index.ts';
import { migrate } from '../src/platform/migrate/migrate.ts';
import { RULES_PAGE, rulesPage } from './database-rules/print-page.ts';
import { readRules } from './database-rules/read-rules.ts';
import { checkRows } from './rows/check-rows.ts';
import { TABLES_FILE, TYPES_FILE, tablesFile, typesFile } from './rows/print-tables.ts';
import { readColumns } from './rows/read-tables.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run generate:rows

Migrates an empty database and writes the types of its rows to generated/database/,
and its rules to docs/database-rules.md.`);

const dataDir = mkdtempSync(join(tmpdir(), 'paychart-rows-'));
const server = await startEmbeddedPostgres({ dataDir });
try {
  await migrate(server.url);
  const columns = await readColumns(server.url);
  const rules = await readRules(server.url, Object.keys(constraintErrors));
  for (const [name, text] of [
    [TABLES_FILE, tablesFile(columns)],
    [TYPES_FILE, typesFile(columns)],
    [RULES_PAGE, rulesPage(rules, constraintErrors)],
  ] as const) {
    const file = join(import.meta.dirname, '..', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`written  ${name}`);
  }
  const faults = await checkRows(join(import.meta.dirname, '..'), columns);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
