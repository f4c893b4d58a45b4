import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { makeSnapshot, snapshotKey } from './snapshot.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
const CACHE = new URL('../../../node_modules/.cache/paychart-mock/', import.meta.url);

/** The snapshot of this work tree's migrations: made once, which takes seconds, and kept in the cache. */
export async function cachedSnapshot(): Promise<Buffer<ArrayBuffer>> {
  const file = new URL(`${await snapshotKey(MIGRATIONS, (migration) => readFile(migration))}.tar.gz`, CACHE);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const made = await makeSnapshot(MIGRATIONS);
  await mkdir(CACHE, { recursive: true });
  // Another process may make it at the same time, and none may read half of it.
  const draft = new URL(`${file.href}.${process.pid}`);
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
