import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/embedded/postgres/index.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { createDataFolder } from './data-folder.ts';
import { createDatabase, dropDatabases, onDatabase, sealTemplate, type TestServer } from './database-server.ts';
import { orderFaults, savedEdges } from './lock-recorder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** The folder in which workers leave what their transactions have locked. */
    lockEdges: string;
  }
}

/** One server per run, and in it one migrated template; each test file clones it (createTestDatabase). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const run = `t_${randomBytes(5).toString('hex')}`;
  const template = `${run}_base`;
  const close = async () => {
    await dropDatabases(server.url, run).finally(server.stop);
  };
  try {
    await createDatabase(server.url, template);
    await migrate(onDatabase(server.url, template));
    await sealTemplate(server.url, template);
  } catch (error) {
    await close();
    throw error;
  }
  project.provide('testServer', { url: server.url, run, template });
  const edges = await mkdtemp(join(tmpdir(), 'paychart-locks-'));
  project.provide('lockEdges', edges);
  return async () => {
    await close();
    const faults = orderFaults(savedEdges(edges));
    await rm(edges, { recursive: true, force: true });
    if (faults.length > 0) throw new Error(`Locks were taken in no single order:\n${faults.join('\n')}`);
  };
}

/** `TEST_DATABASE_URL` (a role that may create databases and roles), else an embedded server in a temporary folder. */
async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const dataDir = await createDataFolder('paychart-test-');
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  // Ctrl-C ends vitest without the teardown: the server ends with us, and its folder goes here.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  try {
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    return { url: server.url, stop: () => server.stop().finally(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
