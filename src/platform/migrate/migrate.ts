import type { Knex } from 'knex';
import { SERVICE } from '../names.ts';
import { onPrimary } from '../primary/on-primary.ts';
import { listMigrations, migrationFiles } from './migration-files.ts';
import { giveSessionSettings } from './session-settings.ts';
import { untilUnlocked } from './until-unlocked.ts';

export type MigrationStatus = { applied: string[]; pending: string[] };

const FOLDER = new URL('../../../migrations/', import.meta.url);
/** Any constant that no other advisory lock of the database uses. */
const LOCK = 7_072_401;

/** The database's migrations are not a beginning of this release's: it was made by another release or another order. */
export class MigrationOrderError extends Error {
  override name = 'MigrationOrderError';
}

/**
 * Applies what is pending, in order, and returns its names. A new database gets everything in one transaction. A database
 * that is in use gets each migration in a transaction of its own, so that locks are held for a short time. The user of the
 * URL gets the settings that connections of the service need. Several processes may start at once: one migrates, the
 * others wait and find nothing left.
 * @throws MigrationOrderError before anything is changed.
 */
export async function migrate(url: string, folder: URL = FOLDER): Promise<string[]> {
  return connected(url, async (db) => {
    // Held in a transaction rather than in the session, so that it also holds behind pgbouncer.
    return db.transaction(async (trx) => {
      // Without parameters, which would leave a portal open: its snapshot would stop CREATE INDEX CONCURRENTLY for ever.
      await trx.raw(`SELECT pg_advisory_xact_lock(${LOCK})`);
      const before = await statusOf(db, folder);
      const beforeCommit = isUpgradeFromRelease01(before) ? endSessions : undefined;
      const config = { migrationSource: migrationFiles(folder, beforeCommit) };
      // Knex's own lock is a row that kill -9 can leave taken for ever; ours makes it superfluous.
      await db.migrate.forceFreeMigrationsLock(config);
      if (before.applied.length === 0) await db.migrate.latest(config);
      else for (const _ of before.pending) await untilUnlocked(() => db.migrate.up(config));
      await giveSessionSettings(trx);
      const { pending } = await statusOf(db, folder);
      if (pending.length > 0) throw new MigrationOrderError(`Not applied: ${pending.join(', ')}`);
      return before.pending;
    });
  });
}

/** The migrations of release 0.2 that change tables which release 0.1 uses. */
const OF_RELEASE_0_2 = { first: '221_email_aliases.ts', last: '270_records_by_resource.ts' } as const;

/** Processes of release 0.1 may be at work. An upgrade that was interrupted has applied some of the migrations. */
const isUpgradeFromRelease01 = ({ applied, pending }: MigrationStatus): boolean =>
  applied.length > 0 && pending.some((name) => name >= OF_RELEASE_0_2.first && name <= OF_RELEASE_0_2.last);

/**
 * Ends the sessions of release 0.1 while the migration holds its locks. That release answers "cached plan must not change
 * result type" with INTERNAL_ERROR, and a lost connection with a refusal that its clients repeat. Later releases open
 * another connection by themselves.
 */
async function endSessions(db: Knex): Promise<void> {
  await db.raw(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND usename = current_user AND application_name = '${SERVICE}'
        AND pid <> pg_backend_pid()`,
  );
}

/** Lists what is applied and what is pending; changes nothing. @throws MigrationOrderError */
export async function migrationStatus(url: string, folder: URL = FOLDER): Promise<MigrationStatus> {
  return connected(url, (db) => statusOf(db, folder));
}

/** Boot's check where another process migrates. @throws MigrationOrderError unless exactly this release is applied. */
export async function assertMigrated(url: string, folder: URL = FOLDER): Promise<void> {
  const { pending } = await migrationStatus(url, folder);
  if (pending.length > 0) throw new MigrationOrderError(`Migrations are pending: ${pending.join(', ')}`);
}

async function statusOf(db: Knex, folder: URL): Promise<MigrationStatus> {
  const files = await listMigrations(folder);
  const known = await db.raw<{ rows: { found: boolean }[] }>(
    `SELECT to_regclass('knex_migrations') IS NOT NULL AS found`,
  );
  const applied: string[] = known.rows[0]?.found ? await db('knex_migrations').orderBy('id').pluck('name') : [];
  // The platform and the service that uses it have an order each: a later release of the platform brings migrations that a
  // database gets behind those of the service.
  for (const folderName of new Set([...files, ...applied].map(folderOf))) {
    const ofFolder = files.filter((name) => folderOf(name) === folderName);
    applied
      .filter((name) => folderOf(name) === folderName)
      .forEach((name, index) => {
        if (ofFolder[index] === name) return;
        throw new MigrationOrderError(
          `The database applied ${name} as number ${index + 1}, where this release has ${ofFolder[index] ?? 'none'}`,
        );
      });
  }
  return { applied, pending: files.filter((name) => !applied.includes(name)) };
}

/** `platform` or `service` in the packed platform; empty where all migrations lie in one folder. */
const folderOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf('/')));

async function connected<T>(url: string, work: (db: Knex) => Promise<T>): Promise<T> {
  const db = onPrimary(url, {
    client: 'pg',
    pool: { min: 0, max: 3 },
    // What Knex would print it also throws.
    log: { warn: () => {} },
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
