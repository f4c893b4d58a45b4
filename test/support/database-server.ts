import process from 'node:process';
import pg from 'pg';
import { SESSION_SETTINGS, setCommand } from '../../src/platform/migrate/session-settings.ts';

/**
 * The server of a test run: a superuser's URL, the prefix of the run's databases, and the migrated template. `service` is
 * the user of the service where it is another one, who owns the databases.
 */
export type TestServer = { url: string; run: string; template: string; service?: DatabaseUser };
export type DatabaseUser = { name: string; password: string };

/** The same database's URL for another user. */
export function asUser(url: string, { name, password }: DatabaseUser): string {
  const target = new URL(url);
  [target.username, target.password] = [name, password];
  return target.href;
}

/** The same server's URL for another database. */
export function onDatabase(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
}

/**
 * In the time zone of the test run, which is not UTC: days and months of the service are. The settings of its users are not
 * copied with a template.
 */
export async function createDatabase(
  url: string,
  database: string,
  template = 'template0',
  owner = new URL(url).username,
): Promise<void> {
  const name = pg.escapeIdentifier(database);
  // Its files are copied as they are: page by page through the log, the default, takes three times as long.
  const copy = `TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY file_copy`;
  await run(url, `CREATE DATABASE ${name} OWNER ${pg.escapeIdentifier(owner)} ${copy}`);
  const users = [...new Set([new URL(url).username, owner])];
  const settings = users.flatMap((user) =>
    Object.entries(SESSION_SETTINGS).map(([setting, value]) => setCommand(user, database, setting, value)),
  );
  const timeZone = `ALTER DATABASE ${name} SET timezone TO ${pg.escapeLiteral(process.env.TZ ?? 'UTC')}`;
  await run(url, [timeZone, ...settings].join('; '));
}

/** Nobody may connect to a template: one connection, and it cannot be cloned. */
export async function sealTemplate(url: string, database: string): Promise<void> {
  await run(url, `ALTER DATABASE ${pg.escapeIdentifier(database)} ALLOW_CONNECTIONS false`);
}

export async function dropDatabase(url: string, database: string): Promise<void> {
  await run(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)} WITH (FORCE)`);
}

/** Drops what a run has left, the databases of test files that died included. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  const left = await run(url, 'SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [prefix]);
  for (const { datname } of left) await dropDatabase(url, datname);
}

async function run(url: string, statement: string, values: string[] = []): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
