import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { scheduleAsBatch } from '../../src/embedded/batch-scheduling.ts';
import { startEmbeddedChain } from '../../src/embedded/chain/index.ts';
import { startEmbeddedPostgres } from '../../src/embedded/postgres/index.ts';
import { CHAIN_ID } from '../support/chain.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { eventually } from '../support/eventually.ts';
import { BATCH, policyOf } from '../support/scheduling-policy.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

async function sleeper(): Promise<ChildProcess & { readonly pid: number }> {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  undo.push(async () => child.kill('SIGKILL') && (await once(child, 'exit')));
  return child as ChildProcess & { readonly pid: number };
}

async function dataFolder(): Promise<string> {
  const folder = await createDataFolder('paychart-batch-');
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe.runIf(process.platform === 'linux')('what shares a machine waits for its turn when it is woken', () => {
  test('a process, and no other', async () => {
    const [one, other] = [await sleeper(), await sleeper()];
    expect(policyOf(one.pid)).toBe(0);
    await scheduleAsBatch(one.pid);
    expect([one, other].map(({ pid }) => policyOf(pid))).toEqual([BATCH, 0]);
  });

  test('a system without chrt leaves it as it is', async () => {
    const one = await sleeper();
    vi.stubEnv('PATH', '/nowhere');
    undo.push(async () => vi.unstubAllEnvs());
    await scheduleAsBatch(one.pid);
    expect(policyOf(one.pid)).toBe(0);
  });

  test('the embedded PostgreSQL, down to the process of a connection', async () => {
    const server = await startEmbeddedPostgres({ dataDir: await dataFolder() });
    undo.push(() => server.stop());
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    undo.push(() => client.end());
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    expect(policyOf(rows[0]?.pid ?? 0)).toBe(BATCH);
  });

  test('the embedded chain', async () => {
    const chain = await startEmbeddedChain({ dataDir: await dataFolder(), chainId: CHAIN_ID });
    undo.push(() => chain.stop());
    await eventually('it to be scheduled so', async () => policyOf(chain.pid() ?? 0) === BATCH);
  });
});

test('a process that is gone, or never was, is no error', async () => {
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await once(child, 'exit');
  await scheduleAsBatch(child.pid);
  await scheduleAsBatch(undefined);
});
