import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/embedded/postgres/index.ts';
import { migrate } from '../../src/kernel/db/migrate/migrate.ts';

export interface Database {
  readonly url: string;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export interface DatabaseServer {
  /** A new, migrated database. */
  create(name: string): Promise<Database>;
  /** A new, empty one. */
  createEmpty(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** `BENCH_DATABASE_URL` (a superuser's), else an embedded server in a temporary folder, with fsync on. */
export async function openServer(): Promise<DatabaseServer> {
  const given = process.env.BENCH_DATABASE_URL;
  const dataDir = given ? undefined : await mkdtemp(join(tmpdir(), 'paychart-bench-'));
  const embedded = dataDir === undefined ? undefined : await startEmbeddedPostgres({ dataDir, durable: true });
  const url = given ?? embedded?.url ?? '';
  const onDatabase = (name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const createEmpty = async (name: string): Promise<string> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return onDatabase(name);
  };
  return {
    createEmpty,
    async create(name) {
      const created = await createEmpty(name);
      await migrate(created);
      return connectDatabase(created);
    },
    async stop() {
      await embedded?.stop();
      if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A connection of its own to a database that is there already. */
export async function connectDatabase(url: string): Promise<Database> {
  const client = new pg.Client({ connectionString: url });
  // A server that stops cuts its connections; a suite that failed has already said why.
  client.on('error', () => undefined);
  await client.connect();
  return {
    url,
    query: async (text, values) => (await client.query(text, values)).rows,
    close: () => client.end(),
  };
}
