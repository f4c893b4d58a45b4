import type { Duplex } from 'node:stream';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { SESSION_SETTINGS } from '../../../src/platform/migrate/session-settings.ts';
import { withoutWebAssemblyOptimizer } from '../small-memory.ts';
import { PgliteSocket } from './pglite-socket.ts';

/** PGlite's own files, where they do not lie beside it. */
export interface PgliteFiles {
  readonly wasm: NonNullable<PGliteOptions['pgliteWasmModule']>;
  readonly data: Blob;
}

/** PostgreSQL in this process and in memory. */
export interface InProcessDatabase {
  /** A connection to it; one at a time. */
  readonly stream: () => Duplex;
  close(): Promise<void>;
}

/** PGlite's own are 160 MB, which a database of a few megabytes never fills and the process has to hold. */
const SMALL_BUFFERS = ['-c', 'shared_buffers=8MB'];

export async function openDatabase(snapshot: Uint8Array<ArrayBuffer>, files?: PgliteFiles): Promise<InProcessDatabase> {
  withoutWebAssemblyOptimizer();
  const server = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...SMALL_BUFFERS],
    loadDataDir: new Blob([snapshot]),
    // The snapshot is complete: initdb is not run, and its module is not looked for.
    ...(files && { pgliteWasmModule: files.wasm, fsBundle: files.data, initdbWasmModule: files.wasm }),
  });
  // Settings of a user apply when the user logs in, which nobody does here: there is one session, and it gets them itself.
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    await server.query('SELECT set_config($1, $2, false)', [name, value]);
  }
  return {
    stream: () => new PgliteSocket(server),
    close: () => server.close(),
  };
}
