import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { cachedSnapshot } from '../../mock/src/database/cached-snapshot.ts';
import { SESSION_SETTINGS } from '../../src/platform/migrate/session-settings.ts';

let loaded: Promise<PGliteOptions> | undefined;

/** A database of this release, without rows. What its servers have in common is read, unpacked and compiled once. */
export async function openServer(): Promise<PGlite> {
  loaded ??= load();
  const server = await PGlite.create(await loaded);
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    await server.query('SELECT set_config($1, $2, false)', [name, value]);
  }
  return server;
}

async function load(): Promise<PGliteOptions> {
  const place = import.meta.resolve('@electric-sql/pglite');
  const [program, files, snapshot] = await Promise.all([
    readFile(new URL('pglite.wasm', place)),
    readFile(new URL('pglite.data', place)),
    cachedSnapshot(),
  ]);
  return {
    // A module that several servers share is optimized once.
    pgliteWasmModule: await WebAssembly.compile(program),
    fsBundle: new Blob([files]),
    loadDataDir: new Blob([gunzipSync(snapshot)], { type: 'application/x-tar' }),
  };
}
