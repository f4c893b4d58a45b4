import { createHash } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import knex from 'knex';
import { listMigrations, migrationFiles } from '../../../src/platform/migrate/migration-files.ts';
import { PgliteSocket } from './pglite-socket.ts';

const SMALL_LOG = ['min_wal_size = 2MB', 'max_wal_size = 2MB', 'wal_recycle = off'];

/**
 * Makes a database of this release's migrations without any rows, and answers its data directory as a gzipped tar. It is
 * as small as it can be: a log of 1 MB segments, no template databases, every table rewritten.
 */
export async function makeSnapshot(migrations: URL): Promise<Buffer<ArrayBuffer>> {
  const server = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'], postgresqlconf: SMALL_LOG });
  try {
    await migrateOn(server, migrations);
    await server.exec(`UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template%'`);
    for (const name of ['template0', 'template1']) await server.exec(`DROP DATABASE IF EXISTS ${name}`);
    await server.exec('VACUUM FULL');
    // The first one begins a segment, and the second one removes those before it.
    for (let round = 0; round < 2; round += 1) await server.exec('SELECT pg_switch_wal(); CHECKPOINT');
    const dump = await server.dumpDataDir('gzip');
    return Buffer.from(await dump.arrayBuffer());
  } finally {
    await server.close();
  }
}

/** `migrate` wants a second connection for its lock, and here is one session and nobody else. */
async function migrateOn(server: PGlite, migrations: URL): Promise<void> {
  const db = knex({
    client: 'pg',
    connection: { stream: () => new PgliteSocket(server) } as object,
    pool: { min: 1, max: 1 },
    log: { warn() {} },
  });
  try {
    await db.migrate.latest({ migrationSource: migrationFiles(migrations) });
  } finally {
    await db.destroy();
  }
}

/** Changes whenever a snapshot of these migrations may. */
export async function snapshotKey(migrations: URL, contentOf: (file: URL) => Promise<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await listMigrations(migrations)) {
    hash.update(name).update(await contentOf(new URL(name, migrations)));
  }
  return hash.digest('hex').slice(0, 16);
}
