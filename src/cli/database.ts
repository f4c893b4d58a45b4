import type { Config } from '../app/config.ts';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../embedded/postgres/index.ts';
import { assertDatabase } from './preflight.ts';

/** A database for the length of one command. */
export interface Reached {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * `DATABASE_URL`; else the embedded server that `paychart start` keeps running on the data folder, which stays its own;
 * else one that is started for the command and stopped after it.
 * @throws DataDirectoryInUseError while another process is about to start it; Refused where `DATABASE_URL` names none.
 */
export async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<Reached> {
  if (databaseUrl !== undefined) await assertDatabase(databaseUrl);
  const url = databaseUrl ?? (await runningEmbeddedPostgres(dataDir));
  if (url !== undefined) return { url, close: async () => {} };
  const server = await startEmbeddedPostgres({ dataDir });
  return { url: server.url, close: () => server.stop() };
}
