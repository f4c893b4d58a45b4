import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { openPool, type Pool } from '../../src/platform/db/connection/pool.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { listMigrations } from '../../src/platform/migrate/migration-files.ts';
import { createDataFolder } from './data-folder.ts';
import type { TestDatabase } from './database.ts';
import { createDatabase, dropDatabase, onDatabase, sealTemplate } from './database-server.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** By the first migration that they do not have. To migrate from nothing takes seconds, to clone a template does not. */
const templates = new Map<string, Promise<string>>();

/** A database as the release before a migration left it: `migrate(url)` then applies that one and what came after it. */
export async function createOlderDatabase(before: string): Promise<TestDatabase> {
  const { url, run } = inject('testServer');
  const template = templates.get(before) ?? createTemplate(before);
  templates.set(before, template);
  const database = `${run}_${randomBytes(5).toString('hex')}`;
  await createDatabase(url, database, await template);
  return { url: onDatabase(url, database), drop: () => dropDatabase(url, database) };
}

/** Dropped with the databases of the run. */
async function createTemplate(before: string): Promise<string> {
  const { url, run } = inject('testServer');
  const template = `${run}_older_${randomBytes(5).toString('hex')}`;
  await createDatabase(url, template);
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
    await migrate(onDatabase(url, template), pathToFileURL(`${folder}/`));
  } finally {
    await rm(folder, { recursive: true });
  }
  await sealTemplate(url, template);
  return template;
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
