import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../src/embedded/postgres/index.ts';
import { createDataFolder } from '../../support/data-folder.ts';
import { answers, rowsOf, spawnOwner, until } from '../../support/database-owner.ts';

/** A loaded machine takes its time to start a server. */
const PATIENCE_MS = 60_000;

let dataDir: string;
let server: EmbeddedPostgres | undefined;
let said: string[];
let lost: Error[];

beforeEach(async () => {
  dataDir = await createDataFolder('paychart-restart-');
  [said, lost] = [[], []];
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const log = (message: string) => void said.push(message);
  server = await startEmbeddedPostgres({ dataDir, log, onLost: (error) => void lost.push(error) });
  return server;
}

const again = (running: EmbeddedPostgres, pid: number) =>
  until('another server answers', async () => running.pid !== pid && (await answers(running.url)), PATIENCE_MS);

const times = (words: string): number => said.filter((message) => message.includes(words)).length;

describe('a server that ends by itself is started again', { timeout: 2 * PATIENCE_MS }, () => {
  test('after each kill -9, on its address and with all commits', async () => {
    const running = await start();
    await rowsOf(running.url, 'CREATE TABLE kept AS SELECT 0 AS n');
    const pids = new Set<number>();
    for (let n = 1; n <= 3; n += 1) {
      const pid = running.pid;
      pids.add(pid);
      await rowsOf(running.url, `INSERT INTO kept VALUES (${n})`);
      process.kill(pid, 'SIGKILL');
      await again(running, pid);
      expect([times('exited unexpectedly (SIGKILL)'), times('runs again')]).toEqual([n, n]);
    }
    expect(pids.size).toBe(3);
    expect(await rowsOf(running.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 4 }]);
    expect(lost).toEqual([]);
  });

  test('after it was adopted from a killed owner', async () => {
    const first = await spawnOwner({ dataDir });
    await first.end('SIGKILL');
    const running = await start();
    expect([running.adopted, running.pid]).toEqual([true, first.pid]);
    process.kill(first.pid, 'SIGKILL');
    await again(running, first.pid);
  });

  test('after a request to shut down that waits for open connections', async () => {
    const running = await start();
    const client = new pg.Client({ connectionString: running.url });
    client.on('error', () => {});
    await client.connect();
    const pid = running.pid;
    process.kill(pid, 'SIGTERM');
    await again(running, pid);
    await client.end().catch(() => {});
    expect(times('Another process is stopping PostgreSQL')).toBe(1);
  });

  test('until a start fails, whose reason is reported to its owner once', async () => {
    const running = await start();
    const file = join(dataDir, 'postgres', 'postgresql.conf');
    await writeFile(file, `${await readFile(file, 'utf8')}\nshared_buffers = 'plenty'\n`);
    process.kill(running.pid, 'SIGKILL');
    await until('the owner is told', () => lost.length > 0, PATIENCE_MS);
    expect(lost.map(({ message }) => message)).toEqual([
      expect.stringMatching(/could not be started again.*5 attempts[\s\S]*invalid value.*shared_buffers/),
    ]);
    await running.stop();
    await expect(stat(join(dataDir, 'owner.lock'))).rejects.toThrow('ENOENT');
  });

  test('and no process is left if it is stopped meanwhile', async () => {
    const running = await start();
    const pid = running.pid;
    process.kill(pid, 'SIGKILL');
    await until('it is noticed', () => times('exited unexpectedly') === 1, PATIENCE_MS);
    await running.stop();
    expect(await answers(running.url)).toBe(false);
    expect(lost).toEqual([]);
    expect(await runningEmbeddedPostgres(dataDir)).toBeUndefined();
  });
});
