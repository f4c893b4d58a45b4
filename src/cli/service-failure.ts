import { ConfigError } from '../app/config.ts';
import { DataDirectoryInUseError, EmbeddedPostgresError } from '../embedded/postgres/index.ts';
import { PortTakenError } from '../platform/http/server/port-taken.ts';
import { MigrationOrderError } from '../platform/migrate/migrate.ts';
import { EXIT } from './outcome.ts';

/** The exit status and the code of an error of the service. Loaded only where something failed. */
export function serviceFailure(error: unknown): { status: number; code: string; message: string } {
  const refused = (code: string, { message }: Error) => ({ status: EXIT.refused, code, message });
  if (error instanceof ConfigError) return { status: EXIT.usage, code: 'CONFIGURATION', message: error.message };
  if (error instanceof DataDirectoryInUseError) return refused('DATA_DIRECTORY_IN_USE', error);
  if (error instanceof EmbeddedPostgresError) return refused('DATABASE_UNAVAILABLE', error);
  if (error instanceof PortTakenError) return refused('PORT_TAKEN', error);
  if (error instanceof MigrationOrderError) return refused('MIGRATION_ORDER', error);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { status: EXIT.refused, code: 'INTERNAL_ERROR', message };
}
