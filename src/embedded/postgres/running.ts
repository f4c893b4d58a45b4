import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE } from '../../platform/names.ts';
import { reachDatabase } from './connection.ts';
import { codeOf } from './errors.ts';
import { becomesReady, clusterName, findPostmaster } from './postmaster.ts';

/**
 * The superuser's URL of the server that runs on the data folder now, whoever owns it; undefined when none does. Takes no
 * lock: the owner keeps it, and may stop the server under us.
 */
export async function runningEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return undefined;
  });
  if (password === undefined) return undefined;
  const directory = join(dataDir, 'postgres');
  const name = clusterName(password.trim());
  const server = await findPostmaster(directory, name);
  if (!server || !(await becomesReady(directory, server.pid, name))) return undefined;
  return reachDatabase({ directory, port: server.port, password: password.trim() }, DATABASE);
}
