import { readdir } from 'node:fs/promises';
import type { Knex } from 'knex';
import { ofMigration } from './failed-migration.ts';

/** `config.transaction = false` is for what PostgreSQL refuses in one, such as CREATE INDEX CONCURRENTLY. */
type Module = Partial<Knex.Migration> & { config?: { transaction: boolean } };

/** The migrations of this release, `migrations/NNN_<name>.ts`, as Knex wants them; other files there are support. */
export function migrationFiles(folder: URL, beforeCommit?: Knex.Migration['up']): Knex.MigrationSource<string> {
  return {
    getMigrations: () => listMigrations(folder),
    getMigrationName: (name) => name,
    getMigration: async (name) => {
      const {
        up,
        down = refuseDown,
        config,
      } = (await import(new URL(name, folder).href).catch((error) => {
        throw ofMigration(error, name);
      })) as Module;
      if (!up) throw new Error(`migrations/${name} exports no function "up"`);
      const guarded = async (db: Knex): Promise<void> => {
        try {
          await withLockTimeout(db, up);
        } catch (error) {
          throw ofMigration(error, name);
        }
        if (db.isTransaction) await beforeCommit?.(db);
      };
      return { up: guarded, down, ...(config && { config }) };
    },
  };
}

/** While a migration waits for a lock, the requests that come after it wait too. */
const LOCK_TIMEOUT = '2s';

/** Lasts until the migration's transaction ends. Outside of a transaction it does nothing. */
async function withLockTimeout(db: Knex, up: Knex.Migration['up']): Promise<void> {
  if (db.isTransaction) await db.raw(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  await up(db);
}

/**
 * Names in order. In the packed platform, the folder has those of the platform and those of the service that uses it, each in
 * a folder of its own: a new database begins with the platform's. @throws when two share a number.
 */
export async function listMigrations(folder: URL): Promise<string[]> {
  const [own, ofService] = await Promise.all([numberedIn(folder), numberedIn(new URL('service/', folder))]);
  if (own.length > 0) return own;
  const ofPlatform = await numberedIn(new URL('platform/', folder));
  return [...ofPlatform.map((name) => `platform/${name}`), ...ofService.map((name) => `service/${name}`)];
}

async function numberedIn(folder: URL): Promise<string[]> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries.filter((name) => /^\d{3}_[a-z0-9_]+\.(?:ts|js)$/.test(name)).sort();
  names.forEach((name, index) => {
    const before = names[index - 1];
    if (before?.slice(0, 3) === name.slice(0, 3)) {
      throw new Error(`migrations/${before} and migrations/${name} have the same number`);
    }
  });
  return names;
}

/** Knex insists on a way back; an append-only history has none, and mistakes are mended by the next migration. */
async function refuseDown(): Promise<never> {
  throw new Error('Migrations only go forward');
}
