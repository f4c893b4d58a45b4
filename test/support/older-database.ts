import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { listMigrations } from '../../src/kernel/db/migration-files.ts';
import { openPool, type Pool } from '../../src/kernel/db/pool.ts';
import { createDataFolder } from './data-folder.ts';
import type { TestDatabase } from './database.ts';
import { createDatabase, dropDatabase, onDatabase } from './database-server.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** A database as the release before a migration left it: `migrate(url)` then applies that one and what came after it. */
export async function createOlderDatabase(before: string): Promise<TestDatabase> {
  const { url, run } = inject('testServer');
  const database = `${run}_${randomBytes(5).toString('hex')}`;
  await createDatabase(url, database);
  const older = onDatabase(url, database);
  const folder = await createDataFolder('paychart-older-');
  try {
    const names = await listMigrations(MIGRATIONS);
    if (!names.includes(before)) throw new Error(`there is no migration ${before}`);
    for (const name of names.filter((one) => one < before)) {
      await writeFile(
        join(folder, name),
        `export * from ${JSON.stringify(fileURLToPath(new URL(name, MIGRATIONS)))};\n`,
      );
    }
    await migrate(older, pathToFileURL(`${folder}/`));
  } finally {
    await rm(folder, { recursive: true });
  }
  return { url: older, drop: () => dropDatabase(url, database) };
}

/** Takes a database to this release, and works on it. */
export async function onNewest<T>({ url }: TestDatabase, work: (pool: Pool) => Promise<T>): Promise<T> {
  await migrate(url);
  const pool = openPool({ url, max: 3 });
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}
