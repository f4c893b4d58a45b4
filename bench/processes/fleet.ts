import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listeningUrl, type Process, spawnProcess } from '../../test/support/processes.ts';
import { measuredVariables, startService } from '../service.ts';

const PROGRAM = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));
const run = promisify(execFile);

/** Processes that share one database. */
export interface Fleet {
  /** The address of each process that serves the API. */
  readonly urls: readonly string[];
  readonly pids: readonly number[];
  /** Of operators' commands beside them. */
  environment(): NodeJS.ProcessEnv;
  /** @throws with what a process has said, if one did not end with 0. */
  stop(): Promise<void>;
}

/** `start`: the API and the workers in one process. */
export async function startOne(databaseUrl: string, variables: Readonly<Record<string, string>> = {}): Promise<Fleet> {
  const { url, pid, environment, stop } = await startService('start', databaseUrl, variables);
  return { urls: [url], pids: [pid], environment, stop };
}

/** As many `serve` processes, and as many `work` processes. */
export async function startFleet(
  databaseUrl: string,
  count: { readonly serve: number; readonly work: number },
  variables: Readonly<Record<string, string>> = {},
): Promise<Fleet> {
  const given = { ...measuredVariables, ...variables };
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl, ...given };
  // Exchange rates, which `start` adds by itself.
  await run(process.execPath, [PROGRAM, 'seed'], { env: environment });
  const spawned = (command: 'serve' | 'work'): Process[] =>
    Array.from({ length: count[command] }, () => spawnProcess(command, databaseUrl, given));
  const [serving, working] = [spawned('serve'), spawned('work')];
  const all = [...serving, ...working];
  const urls = await Promise.all(all.map(listeningUrl)).catch(async (error: unknown) => {
    await Promise.all(all.map((one) => one.end('SIGKILL')));
    throw error;
  });
  return {
    urls: urls.slice(0, serving.length),
    pids: all.map(({ child }) => child.pid ?? 0),
    environment: () => environment,
    stop: async () => {
      const statuses = await Promise.all(all.map((one) => one.end('SIGTERM')));
      const failed = all.filter((_, nth) => statuses[nth] !== 0);
      if (failed.length > 0) throw new Error(`${statuses}: ${failed.map(({ said }) => said.join('')).join('\n')}`);
    },
  };
}
