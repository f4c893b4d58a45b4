import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { DATABASE } from '../../platform/names.ts';
import { serverAccount } from './account.ts';
import { provideBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { reachDatabase } from './connection.ts';
import type { EmbeddedPostgresError } from './errors.ts';
import { lockDataDirectory } from './owner-lock.ts';
import {
  becomesReady,
  clusterName,
  findPostmaster,
  type Postmaster,
  signalPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { type ServerOptions, startServer } from './start-server.ts';
import { type RunningServer, Supervisor } from './supervisor.ts';

/** `warn` is what somebody should look at. */
export type Log = (message: string, level: 'info' | 'warn') => void;

export type EmbeddedPostgresOptions = {
  /** Folder of the service's data; the cluster is `<dataDir>/postgres`. */
  dataDir: string;
  /** Fixed port; without it a free one is picked and remembered. */
  port?: number;
  log?: Log;
  /**
   * Where it is given, a server that ends by itself is started again, on the same port; it is called once that has failed
   * several times in a row. Without it the end is only said in the log.
   */
  onLost?: (error: EmbeddedPostgresError) => void;
  /** False gives up durability for speed (fsync off): for tests only. */
  durable?: boolean;
  /** Where root's copy of the programs goes when the server's account cannot reach node_modules. */
  cacheDir?: string;
};

export type EmbeddedPostgres = {
  /** Superuser's URL of the service's database; `host` in its query is the folder of the socket. */
  url: string;
  port: number;
  /** The pid of its first process, which changes with each start. */
  readonly pid: number;
  /** True when the server was already running, left behind by an owner that was killed. */
  adopted: boolean;
  /** Ends the server (open connections are cut), waits, and frees the folder. Can be called twice. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on the data folder, or adopts the server that a killed owner left running there. It listens on
 * 127.0.0.1 and on a socket in its own folder only, with a random password kept in a 0600 file. The caller calls `stop()`, on SIGINT and SIGTERM too.
 * @throws DataDirectoryInUseError while another live process owns the folder.
 * @throws EmbeddedPostgresError with the end of the server's log when it cannot be started.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const release = await lockDataDirectory(dataDir);
  try {
    const account = await serverAccount(join(dataDir, 'postgres'));
    const binaries = await provideBinaries(account, options.cacheDir);
    const durable = options.durable ?? true;
    const cluster = await openCluster({ dataDir, binaries, account, durable });
    return await run({ cluster, binaries, account, port: options.port, durable }, options, release);
  } catch (error) {
    await release();
    throw error;
  }
}

async function run(
  options: ServerOptions,
  { log = () => {}, onLost }: Pick<EmbeddedPostgresOptions, 'log' | 'onLost'>,
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const { cluster } = options;
  const name = clusterName(cluster.password);
  const left = await adopt(cluster, options.port, log);
  const first = left ?? (await startOurs(options));
  let supervisor: Supervisor | undefined;
  const current = (): RunningServer => supervisor?.server ?? first;
  const stop = async () => {
    await supervisor?.stop();
    await stopPostmaster(current().pid, name);
    process.off('exit', endWithUs);
    await release();
  };
  // Whoever leaves without stop() (an uncaught error, process.exit) does not leave the server behind.
  const endWithUs = () => signalPostmaster(current().pid, name, 'SIGINT');
  process.on('exit', endWithUs);
  let stopping: Promise<void> | undefined;
  const stopOnce = () => {
    stopping ??= stop();
    return stopping;
  };
  try {
    const url = await reachDatabase({ ...cluster, port: first.port }, DATABASE);
    log(`PostgreSQL ${left ? 'adopted' : 'started'} on 127.0.0.1:${first.port}, data in ${cluster.directory}`, 'info');
    const start = () => startOurs({ ...options, port: first.port });
    if (onLost) supervisor = new Supervisor(first, { cluster, start, warn: (message) => log(message, 'warn'), onLost });
    else tellEnd(first, () => stopping === undefined, cluster, log);
    return {
      url,
      port: first.port,
      adopted: left !== undefined,
      stop: stopOnce,
      get pid() {
        return current().pid;
      },
    };
  } catch (error) {
    await stopOnce();
    throw error;
  }
}

/** A server of ours; the process may end before it. */
async function startOurs(options: ServerOptions): Promise<RunningServer> {
  const server = await startServer(options);
  server.child.unref();
  return server;
}

function tellEnd({ child }: RunningServer, isUnwanted: () => boolean, { log: file }: Cluster, log: Log): void {
  child?.once('exit', (code, signal) => {
    if (isUnwanted()) log(`PostgreSQL exited unexpectedly (${signal ?? `status ${code}`}); see ${file}`, 'warn');
  });
}

/** The server that is still running, if it lets us in on the wanted port; otherwise it is stopped. */
async function adopt(cluster: Cluster, port: number | undefined, log: Log): Promise<Postmaster | undefined> {
  const name = clusterName(cluster.password);
  const left = await findPostmaster(cluster.directory, name);
  if (!left) return undefined;
  if (port === undefined || port === left.port) {
    try {
      if (await becomesReady(cluster.directory, left.pid, name)) {
        await reachDatabase({ ...cluster, port: left.port }, DATABASE);
        return left;
      }
    } catch (error) {
      log(`The PostgreSQL server left running (process ${left.pid}) does not respond: ${error}`, 'warn');
    }
  }
  log(`Stopping the PostgreSQL server left running (process ${left.pid})`, 'warn');
  await stopPostmaster(left.pid, name);
  return undefined;
}
