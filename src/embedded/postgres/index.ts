export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
export { DataDirectoryInUseError, EmbeddedPostgresError } from './errors.ts';
export { runningEmbeddedPostgres } from './running.ts';
