import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { LOCK_FILE, readLockFile } from './lock-file.ts';
import { bindOnce, choosePort } from './port.ts';
import { becomesReady, clusterName, isPostmaster, type Postmaster } from './postmaster.ts';
import { exists } from './process-table.ts';
import { openLog, tailOf } from './server-log.ts';
import { directoryFor, launch } from './spawn.ts';

export type ServerOptions = {
  cluster: Cluster;
  binaries: Binaries;
  account: Account | undefined;
  port: number | undefined;
  durable: boolean;
};

/** A postmaster that is our child. */
export type StartedPostmaster = Postmaster & { child: ChildProcess };

/**
 * After kill -9 of a postmaster its backends take a moment to notice and go, and until then they hold the shared
 * memory; the port that we found free may be taken by the time the server binds it. Both pass: try again.
 */
const PASSING = /is still in use|already exists|could not bind|could not create any TCP\/IP sockets/;
const RETRY_FOR_MS = 20_000;

/** Starts a server on the cluster and waits until it accepts connections. @throws EmbeddedPostgresError */
export async function startServer(options: ServerOptions): Promise<StartedPostmaster> {
  const deadline = Date.now() + RETRY_FOR_MS;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    const outcome = await attempt(options);
    if (!('said' in outcome)) return outcome;
    if (!PASSING.test(outcome.said) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start on ${options.cluster.directory}; the end of ${options.cluster.log}:`,
        outcome.said,
      );
    }
    await delay(pause);
  }
}

async function attempt(options: ServerOptions): Promise<StartedPostmaster | { said: string }> {
  const { cluster, account, binaries } = options;
  const name = clusterName(cluster.password);
  await dropForeignLock(cluster.directory, name);
  const port = await portFor(options);
  const target = await directoryFor(cluster.directory, account);
  const log = await openLog(cluster.log, account);
  try {
    const args = ['-D', target.path, ...settings(port, name, options.durable)];
    const stdio = ['ignore' as const, log.file.fd, log.file.fd, ...target.stdio];
    const child = await launch(binaries.postgres, args, account, stdio);
    const { pid } = child;
    if (pid !== undefined && (await becomesReady(cluster.directory, pid, name))) return { pid, port, child };
    return { said: (await tailOf(log)) || 'it exited without a message' };
  } finally {
    await log.file.close();
    await target.close();
  }
}

/**
 * PostgreSQL takes any live pid in its lock file for a server, a zombie or a stranger with a reused pid included, and
 * refuses to start for ever. Only such a file is removed: PostgreSQL still looks for live backends by shared memory.
 */
async function dropForeignLock(directory: string, name: string): Promise<void> {
  const file = await readLockFile(directory);
  if (file && exists(file.pid) && !isPostmaster(file.pid, name)) await rm(join(directory, LOCK_FILE), { force: true });
}

async function portFor({ port, cluster }: ServerOptions): Promise<number> {
  if (port === undefined) return choosePort(cluster.portFile);
  if ((await bindOnce(port)) === undefined) {
    throw new EmbeddedPostgresError(`Port ${port} on 127.0.0.1 is taken: PostgreSQL cannot listen there`);
  }
  return port;
}

/**
 * What differs from PostgreSQL's defaults. No setting of the planner is among them: a cost that the embedded server did not
 * have would be seen in production alone. Those belong to the user of the service (database-settings.ts), here as there.
 */
function settings(port: number, name: string, durable: boolean): string[] {
  const values = {
    // Tells our server from a stranger with the same process id.
    cluster_name: name,
    // Nobody else's machine reaches it.
    listen_addresses: '127.0.0.1',
    port: String(port),
    // In the cluster's own folder, which two servers do not share. The password is the only way in there too.
    unix_socket_directories: process.platform === 'win32' ? '' : '.',
    // The services of several test files connect to one server.
    max_connections: '200',
    // The log of the server reads alike on every machine.
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Databases of tests are thrown away. Those of a sandbox are durable.
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
}
