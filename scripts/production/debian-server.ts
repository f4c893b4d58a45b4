import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { chown, open, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Account, serverAccount } from '../../src/embedded/postgres/account.ts';

const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'psql', 'pg_dump', 'pg_restore'];
const CREATE_CLUSTER = '/usr/bin/pg_createcluster';
const READY_MS = 60_000;

/** The newest version of Debian's PostgreSQL on this machine; undefined where there is none. */
export const debianVersion: string | undefined = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
  .filter((version) => PROGRAMS.every((program) => existsSync(join(DEBIAN, version, 'bin', program))))
  .sort((one, other) => Number(other) - Number(one))
  .find(() => existsSync(CREATE_CLUSTER));

/** A cluster as Debian's package makes it, with the configuration that it comes with. */
export interface DebianServer {
  readonly host: string;
  readonly port: number;
  /** The folder of its programs. */
  readonly programs: string;
  /** Its log so far. */
  readonly logFile: string;
  /** Runs a script of the shell as an operator does who is the server's superuser; answers its output. @throws with what it said. */
  asSuperuser(script: string): Promise<string>;
  /** Starts it again, as after a change of its configuration. */
  restart(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

const run = promisify(execFile);

/**
 * Makes a cluster with Debian's own `pg_createcluster` in a folder, and starts it. Only the folder and the port are given:
 * the rest is what `apt-get install postgresql` leaves.
 */
export async function startDebianServer(folder: string): Promise<DebianServer> {
  if (debianVersion === undefined)
    throw new Error('Debian has no PostgreSQL on this machine: apt-get install postgresql');
  const programs = join(DEBIAN, debianVersion, 'bin');
  const account = await serverAccount(join(folder, 'none'));
  if (account) await chown(folder, account.uid, account.gid);
  const port = await freePort();
  const env = environment(folder, programs, port);
  const logFile = join(folder, 'log');
  const places = ['--datadir', join(folder, 'data'), '--logfile', logFile, '--socketdir', folder];
  await run(CREATE_CLUSTER, [debianVersion, 'main', ...places, '--port', String(port)], {
    ...account,
    cwd: folder,
    env,
  });
  const asSuperuser = async (script: string): Promise<string> =>
    (await run('bash', ['-c', script], { ...account, cwd: folder, env })).stdout;
  const start = () => startPostgres(folder, programs, account, asSuperuser);
  let server = await start();
  // Who is interrupted does not stop it: it ends with this process.
  const endAtOnce = (): void => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  process.once('exit', endAtOnce);
  return {
    host: '127.0.0.1',
    port,
    programs,
    logFile,
    asSuperuser,
    async restart() {
      await end(server);
      server = await start();
    },
    async stop() {
      process.off('exit', endAtOnce);
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of the user `postgres` of the system. Only the place of the server differs from that of Debian's first cluster. */
const environment = (folder: string, programs: string, port: number): NodeJS.ProcessEnv => ({
  PATH: `${programs}:${process.env.PATH}`,
  HOME: folder,
  LANG: 'C.UTF-8',
  PG_CLUSTER_CONF_ROOT: join(folder, 'etc'),
  PGHOST: folder,
  PGPORT: String(port),
  PGDATABASE: 'postgres',
});

async function startPostgres(
  folder: string,
  programs: string,
  account: Account | undefined,
  asSuperuser: (script: string) => Promise<string>,
): Promise<ChildProcess> {
  const config = join(folder, 'etc', debianVersion ?? '', 'main', 'postgresql.conf');
  const args = ['-D', join(folder, 'data'), '-c', `config_file=${config}`];
  // As pg_ctlcluster does it: what the server says goes to its log.
  const log = await open(join(folder, 'log'), 'a');
  const server = spawn(join(programs, 'postgres'), args, {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
    stdio: ['ignore', log.fd, log.fd],
  });
  await once(server, 'spawn');
  await log.close();
  const deadline = performance.now() + READY_MS;
  for (;;) {
    const problem = await asSuperuser('psql --command="SELECT 1"').then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (problem === undefined) return server;
    if (server.exitCode !== null || performance.now() > deadline) {
      await end(server);
      throw new Error(`PostgreSQL did not start: ${problem}`);
    }
    await delay(50);
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  // A fast shutdown: sessions are ended.
  server.kill('SIGINT');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
