import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Account, serverAccount } from '../../src/embedded/postgres/account.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'pg_basebackup'];

/** The folder of a whole PostgreSQL, the newest one; the package of the embedded server has no pg_dump. */
export const postgresPrograms: string | undefined = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
  .sort((one, other) => Number(other) - Number(one))
  .map((version) => join(DEBIAN, version, 'bin'))
  .find((folder) => PROGRAMS.every((program) => existsSync(join(folder, program))));

/** A server of its own, whose transaction ids begin low. */
export interface PostgresCluster {
  /** A superuser's URL of the database `paychart`, which is empty. */
  readonly url: string;
  /** Runs one of its programs to its end; throws with what it said. */
  run(program: 'pg_dump' | 'pg_restore', ...args: readonly string[]): Promise<void>;
  /** Ends the server at once, as a loss of power does. */
  kill(): Promise<void>;
  /** Stops all of its processes until `resume`: its connections stay, and nothing answers. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** A standby that follows it, which takes over by `SELECT pg_promote()`. */
  standby(): Promise<PostgresCluster>;
  stop(): Promise<void>;
}

const execute = promisify(execFile);

/**
 * `more` are settings of the server, such as `max_prepared_transactions=5`. `data` is an empty folder for its data, in place
 * of one beside its write-ahead log.
 */
export async function startPostgresCluster(
  programs: string,
  more: readonly string[] = [],
  data?: string,
): Promise<PostgresCluster> {
  const folder = { ...(await createFolder()), ...(data !== undefined && { data }) };
  if (data !== undefined && folder.account) await chown(data, folder.account.uid, folder.account.gid);
  const log = join(folder.directory, 'wal');
  const initdb = ['-D', folder.data, '-X', log, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  await execute(join(programs, 'initdb'), initdb, { ...folder.account, cwd: folder.directory });
  const cluster = await startOn(programs, folder, more);
  const isReady = () => answers(urlOf(cluster.port, 'postgres'), 'CREATE DATABASE paychart');
  await eventually('the server to take connections', isReady);
  return cluster;
}

async function startStandby(programs: string, of: number): Promise<PostgresCluster> {
  const folder = await createFolder();
  const copy = ['-R', '-D', folder.data, '-d', urlOf(of, 'postgres'), '-c', 'fast', '-X', 'stream'];
  await execute(join(programs, 'pg_basebackup'), copy, { ...folder.account, cwd: folder.directory });
  const cluster = await startOn(programs, folder, ['autovacuum=off']);
  await eventually('the standby to take connections', () => answers(cluster.url, 'SELECT 1'));
  return cluster;
}

interface Folder {
  readonly directory: string;
  readonly data: string;
  readonly account: Account | undefined;
}

async function createFolder(): Promise<Folder> {
  const directory = await mkdtemp(join(tmpdir(), 'paychart-cluster-'));
  const account = await serverAccount(directory);
  if (account) await chown(directory, account.uid, account.gid);
  return { directory, data: join(directory, 'data'), account };
}

const urlOf = (port: number, database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;

async function startOn(
  programs: string,
  { directory, data, account }: Folder,
  more: readonly string[],
): Promise<PostgresCluster & { readonly port: number }> {
  const port = await freePort();
  const socket = `unix_socket_directories=${directory}`;
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`, socket, ...more];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...account,
    cwd: directory,
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal);
    await exited;
  };
  return {
    port,
    url: urlOf(port, 'paychart'),
    run: async (program, ...args) => void (await execute(join(programs, program), args, { maxBuffer: 2 ** 26 })),
    kill: () => end('SIGKILL'),
    pause: () => signalAll(server.pid ?? 0, 'SIGSTOP'),
    resume: () => signalAll(server.pid ?? 0, 'SIGCONT'),
    standby: () => startStandby(programs, port),
    stop: async () => {
      await end('SIGINT');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Signals a server and its children. The server comes first: a stopped one forks no child that the list lacks. */
async function signalAll(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.trim().split(' ').filter(Boolean)) signalIfAlive(Number(child), signal);
}

/** A connection's process may end between the list and the signal. */
function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function answers(url: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
