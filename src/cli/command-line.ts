import process from 'node:process';
import { type Command, CommanderError } from 'commander';
import { DataDirectoryInUseError, EmbeddedPostgresError } from '../embedded/postgres/index.ts';
import { ConfigError } from '../kernel/config/config.ts';
import { MigrationOrderError } from '../kernel/db/migrate.ts';
import { PortTakenError } from '../kernel/http/port-taken.ts';
import { EXIT, type Outcome, Refused, toJson } from './outcome.ts';
import { program } from './program.ts';

/** Understood as wanted even where commander stops before it has read the option. */
const asJson = process.argv.includes('--json');

const report = (outcome: Outcome): void => {
  console.log(asJson ? toJson(outcome.json) : outcome.text);
  process.exitCode = outcome.ok === false ? EXIT.refused : EXIT.ok;
};

/** With `--json` a failure is the one document on standard output, too. */
function fail(status: number, code: string, message: string): void {
  if (asJson) console.log(toJson({ error: { code, message } }));
  else console.error(message);
  process.exitCode = status;
}

/** Errors are told by `fail`, once; help goes where it belongs. */
function quiet(command: Command): void {
  command
    .exitOverride()
    .configureOutput({ outputError: () => {}, writeErr: (text) => process.stderr.write(asJson ? '' : text) });
  for (const child of command.commands) quiet(child);
}

function explain(error: unknown): void {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return;
    fail(EXIT.usage, 'USAGE', error.message.replace(/^\(outputHelp\)$/, 'Name a command'));
  } else if (error instanceof ConfigError) fail(EXIT.usage, 'CONFIGURATION', error.message);
  else if (error instanceof Refused) fail(EXIT.refused, error.code, error.message);
  else if (error instanceof DataDirectoryInUseError) fail(EXIT.refused, 'DATA_DIRECTORY_IN_USE', error.message);
  else if (error instanceof EmbeddedPostgresError) fail(EXIT.refused, 'DATABASE_UNAVAILABLE', error.message);
  else if (error instanceof PortTakenError) fail(EXIT.refused, 'PORT_TAKEN', error.message);
  else if (error instanceof MigrationOrderError) fail(EXIT.refused, 'MIGRATION_ORDER', error.message);
  else fail(EXIT.refused, 'INTERNAL_ERROR', error instanceof Error ? (error.stack ?? error.message) : String(error));
}

const root = program(report);
quiet(root);
try {
  await root.parseAsync(process.argv);
} catch (error) {
  explain(error);
}
