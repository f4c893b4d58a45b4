import type { Knex } from 'knex';
import pg from 'pg';
import { DATABASE_SETTINGS } from './database-settings.ts';

/** Settings that the user of the service has in its database, and thereby every connection of the service. */
export const SESSION_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  DATABASE_SETTINGS.filter(({ setBy }) => setBy === 'role').map(({ name, value }) => [name, value]),
);

/**
 * Gives the user of a connection the settings in its database, from the next connection on. They belong to that user alone:
 * other users of the database plan as always.
 *
 * They cannot be settings of `paychart_app` or `paychart_system`, because PostgreSQL reads the settings of a role at login
 * and not at SET ROLE. They are not start-up options, because a connection pooler refuses those or drops them in silence.
 * Neither a dump nor a copy of a database has them, so that `migrate` gives them each time.
 */
export async function giveSessionSettings(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { user: string; database: string; given: string[] }[] }>(
    `SELECT current_user AS "user", current_database() AS database,
      COALESCE((SELECT setconfig FROM pg_db_role_setting WHERE setrole = current_user::regrole
        AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())), '{}') AS given`,
  );
  const [{ user = '', database = '', given = [] } = {}] = rows;
  const missing = Object.entries(SESSION_SETTINGS).filter(([name, value]) => !isGiven(given, name, value));
  for (const [name, value] of missing) await db.raw(setCommand(user, database, name, value));
}

/** PostgreSQL keeps the spelling of some names, such as `TimeZone`. */
const isGiven = (given: readonly string[], name: string, value: string): boolean =>
  given.some((one) => one.toLowerCase() === `${name}=${value}`.toLowerCase());

export const setCommand = (user: string, database: string, name: string, value: string): string =>
  `ALTER ROLE ${pg.escapeIdentifier(user)} IN DATABASE ${pg.escapeIdentifier(database)} SET ${name} = ${pg.escapeLiteral(value)}`;

/** A setting of this connection that is not what the service needs. */
export interface DifferingSetting {
  readonly name: string;
  readonly value: string;
  readonly wanted: string;
  /** The connection itself has asked for it, by `options` in its URL or by PGOPTIONS. */
  readonly isFromClient: boolean;
  readonly user: string;
  readonly database: string;
}

const WANTED = Object.entries(SESSION_SETTINGS)
  .map((setting) => `(${setting.map(pg.escapeLiteral).join(', ')})`)
  .join(', ');

/** Asks the server which settings of this connection differ. It finds no row where all is well. */
export const DIFFERING_SETTINGS = `SELECT lower(s.name) AS name, s.setting AS value, w.value AS wanted,
    s.source = 'client' AS "isFromClient", session_user AS "user", current_database() AS database
  FROM (VALUES ${WANTED}) AS w (name, value) JOIN pg_settings s ON lower(s.name) = w.name
  WHERE s.setting <> w.value ORDER BY 1`;

/** Tells an operator how to mend settings that differ. */
export function settingsRemedy(differing: readonly DifferingSetting[]): string {
  const asked = differing.filter(({ isFromClient }) => isFromClient);
  const others = differing.filter(({ isFromClient }) => !isFromClient);
  const names = asked.map(({ name }) => name).join(' and ');
  return [
    ...(asked.length > 0 ? [`Take ${names} out of the options of DATABASE_URL and out of PGOPTIONS.`] : []),
    ...(others.length > 0
      ? [
          `Run: paychart migrate, as ${others[0]?.user}; or, as a superuser: ${others
            .map(({ user, database, name, wanted }) => `${setCommand(user, database, name, wanted)};`)
            .join(' ')} Then restart the service, and reconnect a pooler's servers.`,
        ]
      : []),
  ].join(' ');
}
