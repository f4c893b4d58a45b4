import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { serverAccount } from '../../src/embedded/postgres/account.ts';
import { eventually } from './eventually.ts';

const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

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
  stop(): Promise<void>;
}

/** `more` are settings of the server, such as `max_prepared_transactions=5`. */
export async function startPostgresCluster(programs: string, more: readonly string[] = []): Promise<PostgresCluster> {
  const directory = await mkdtemp(join(tmpdir(), 'paychart-cluster-'));
  const account = await serverAccount(directory);
  if (account) await chown(directory, account.uid, account.gid);
  const data = join(directory, 'data');
  const execute = promisify(execFile);
  await execute(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      ...account,
      cwd: directory,
    },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${directory}`,
    ...more,
  ];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...account,
    cwd: directory,
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  const base = `postgres://postgres@127.0.0.1:${port}`;
  await eventually('the server to take connections', () => answers(`${base}/postgres`, 'CREATE DATABASE paychart'));
  return {
    url: `${base}/paychart`,
    run: async (program, ...args) => void (await execute(join(programs, program), args, { maxBuffer: 2 ** 26 })),
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
