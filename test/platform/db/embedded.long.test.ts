import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  DataDirectoryInUseError,
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../../../src/embedded/postgres/index.ts';
import { createDataFolder } from '../../support/data-folder.ts';
import { answers, type Owner, rowsOf, spawnOwner, until } from '../../support/database-owner.ts';

let dataDir: string;
const servers: EmbeddedPostgres[] = [];
const owners: Owner[] = [];

// Ctrl-C would end this worker at once, and leave the servers that it owns.
process.once('SIGINT', () => process.exit(130));

beforeEach(async () => {
  dataDir = await createDataFolder('paychart-embedded-');
});

afterEach(async () => {
  for (const owner of owners.splice(0)) if (owner.child.exitCode === null) await owner.end('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
  // Whatever a failed test left running is adopted once more and stopped, before its folder goes.
  if (await stat(join(dataDir, 'postgres', 'postmaster.pid')).catch(() => undefined)) {
    await startEmbeddedPostgres({ dataDir }).then((server) => server.stop());
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, ...options });
  servers.push(server);
  return server;
}

async function owner(options: Partial<EmbeddedPostgresOptions> = {}, detached = false): Promise<Owner> {
  const process = await spawnOwner({ dataDir, ...options }, { detached });
  owners.push(process);
  return process;
}

test('a cold start makes a private, durable cluster, and a warm start reuses it on its port', async () => {
  const begin = performance.now();
  const cold = await start();
  const coldMs = performance.now() - begin;
  const [settings] = await rowsOf(
    cold.url,
    `SELECT current_setting('listen_addresses') AS listen, current_setting('unix_socket_directories') AS sockets,
            current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous,
            current_setting('max_connections') AS connections, current_database() AS database, current_user AS role`,
  );
  await rowsOf(cold.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const mode = (await stat(join(dataDir, 'postgres-password'))).mode & 0o777;
  const intruder = cold.url.replace(/:[^:@]+@/, ':guess@');
  await expect(rowsOf(intruder, 'SELECT 1')).rejects.toThrow('password authentication failed');
  await cold.stop();
  expect(await answers(cold.url)).toBe(false);

  const again = performance.now();
  const warm = await start();
  const warmMs = performance.now() - again;

  expect(settings).toEqual({
    listen: '127.0.0.1',
    sockets: process.platform === 'win32' ? '' : '.',
    fsync: 'on',
    synchronous: 'on',
    connections: '200',
    database: 'paychart',
    role: 'postgres',
  });
  expect(mode).toBe(0o600);
  expect(warm).toMatchObject({ url: cold.url, port: cold.port, adopted: false });
  expect(await rowsOf(warm.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  // Seconds would measure the machine's other work; a warm start that made its cluster again would cost as much as a cold one.
  expect(warmMs).toBeLessThan(coldMs / 2);
});

test('the server of an owner killed by kill -9 is adopted, and stopped by its new owner', async () => {
  const first = await owner();
  await first.end('SIGKILL');
  expect(await answers(first.url)).toBe(true);

  const second = await start();

  expect(second).toMatchObject({ adopted: true, pid: first.pid, url: first.url });
  await second.stop();
  expect(await answers(first.url)).toBe(false);
  expect((await start()).adopted).toBe(false);
});

test('a server that was left running on another port is stopped and started on the wanted port', async () => {
  const first = await owner();
  await first.end('SIGKILL');
  const port = await freePort();

  const second = await start({ port });

  expect(second).toMatchObject({ adopted: false, port });
  expect(await answers(first.url)).toBe(false);
});

test('a server that was left running and does not answer is stopped by its pid and restarted', async () => {
  const first = await owner();
  await first.end('SIGKILL');
  process.kill(first.pid, 'SIGSTOP');
  const said: string[] = [];

  const second = await start({ log: (message) => said.push(message) });

  expect(second).toMatchObject({ adopted: false, url: first.url });
  expect(second.pid).not.toBe(first.pid);
  expect(said[0]).toContain(`(process ${first.pid}) does not respond`);
  expect(await answers(second.url)).toBe(true);
});

test('a second owner of the folder is refused with pid and folder while the first lives, and changes nothing', async () => {
  const first = await owner();

  const refusal = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);

  expect(refusal).toBeInstanceOf(DataDirectoryInUseError);
  expect(refusal).toMatchObject({ pid: first.child.pid, dataDir });
  expect((refusal as Error).message).toContain(`${dataDir} is in use by process ${first.child.pid}`);
  expect(await answers(first.url)).toBe(true);
  expect(await first.end('SIGTERM')).toBe(0);
  const third = await start();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
  expect(await answers(third.url)).toBe(true);
});

test('a start after kill -9 of the server waits for its last backend, and finds all commits', async () => {
  const first = await owner();
  const client = new pg.Client({ connectionString: first.url });
  client.on('error', () => {});
  await client.connect();
  await client.query('CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
  const backend = Number((await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);
  // A backend that does not notice yet: it holds the shared memory, and PostgreSQL refuses to start beside it.
  process.kill(backend, 'SIGSTOP');
  process.kill(first.pid, 'SIGKILL');
  await first.end('SIGKILL');

  const starting = start();
  await until('the first try is refused', async () =>
    (await readFile(join(dataDir, 'postgres.log'), 'utf8')).includes('is still in use'),
  ).finally(() => process.kill(backend, 'SIGCONT'));
  const second = await starting;

  expect(second.adopted).toBe(false);
  expect(await rowsOf(second.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1000 }]);
});

test('an owner reports kill -9 of its server, stops silently and can start again', async () => {
  const said: string[] = [];
  const first = await start({ log: (message) => said.push(message) });
  process.kill(first.pid, 'SIGKILL');
  await until('the owner notices', () => said.some((message) => message.includes('exited unexpectedly (SIGKILL)')));

  await first.stop();

  expect(await answers((await start()).url)).toBe(true);
});

test('a lock file whose pid now belongs to another process does not block a start', async () => {
  const first = await start();
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid');
  const lock = await readFile(lockFile, 'utf8');
  await first.stop();
  // PostgreSQL believes a live pid of its own user only.
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const stranger = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
  await once(stranger, 'spawn');
  await writeFile(lockFile, lock.replace(/^\d+/, String(stranger.pid)));
  try {
    const second = await start();

    expect(second.adopted).toBe(false);
    expect(await answers(second.url)).toBe(true);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

// The session is read from /proc: `ps` is missing from slim images.
test.runIf(process.platform === 'linux')(
  'Ctrl-C reaches the whole process group, and the owner shuts the server down',
  async () => {
    const first = await owner({}, true);
    const exit = new Promise((resolve) => first.child.once('exit', resolve));
    const session = await sessionOf(first.pid);

    process.kill(-(first.child.pid as number), 'SIGINT');

    expect(session).toBe(first.pid);
    expect(await exit).toBe(0);
    expect(await answers(first.url)).toBe(false);
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(log.match(/received .* shutdown request/g)).toEqual(['received fast shutdown request']);
    await expect(stat(join(dataDir, 'owner.lock'))).rejects.toThrow('ENOENT');
  },
);

test('an owner that exits without stopping its server does not leave it running', async () => {
  const first = await owner();

  expect(await first.end('SIGUSR2')).toBe(3);

  await until('the server is gone', async () => !(await answers(first.url)));
  expect((await start()).adopted).toBe(false);
});

test('a server that cannot start throws the end of its log, and frees the folder', async () => {
  await (await start()).stop();
  const file = join(dataDir, 'postgres', 'postgresql.conf');
  const good = await readFile(file, 'utf8');
  await writeFile(file, `${good}\nshared_buffers = 'plenty'\n`);

  const failure = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(EmbeddedPostgresError);
  expect((failure as Error).message).toMatch(/did not start on .*postgres\.log[\s\S]*invalid value.*shared_buffers/);
  await writeFile(file, good);
  expect(await answers((await start()).url)).toBe(true);
});

test('a wanted port in use is reported, and a remembered one is replaced', async () => {
  const first = await start();
  await first.stop();
  const blocker = createServer().listen(first.port, '127.0.0.1');
  try {
    await expect(startEmbeddedPostgres({ dataDir, port: first.port })).rejects.toThrow(`Port ${first.port}`);
    const second = await start();
    expect(second.port).not.toBe(first.port);
    expect(await answers(second.url)).toBe(true);
  } finally {
    blocker.close();
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function sessionOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[3]);
}
