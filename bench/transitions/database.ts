import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { startProductionDatabase } from '../../scripts/production/database.ts';
import { blockWith } from '../../scripts/production/guide.ts';
import { startEmbeddedPostgres } from '../../src/embedded/postgres/index.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';

export interface Database {
  /** Of the user of the service. */
  readonly url: string;
  /** Asks it as a superuser. */
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

/** A server, and who may create databases in it. `service` is the user of the service where it is another one. */
interface Opened {
  readonly superuser: string;
  readonly service: { readonly name: string; readonly password: string } | undefined;
  stop(): Promise<void>;
}

/** `BENCH_DATABASE_URL` (a superuser's), Debian's server (`--debian`), else an embedded one with fsync on. */
export async function openServer(): Promise<DatabaseServer> {
  const { superuser, service, stop } = await open();
  const onDatabase = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const owned = service === undefined ? '' : ` OWNER ${service.name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'`;
  const createEmpty = async (name: string): Promise<string> => {
    const client = new pg.Client({ connectionString: superuser });
    await client.connect();
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}${owned}`);
    await client.end();
    const url = onDatabase(superuser, name);
    return service === undefined
      ? url
      : Object.assign(new URL(url), { username: service.name, password: service.password }).href;
  };
  return {
    createEmpty,
    async create(name) {
      const url = await createEmpty(name);
      await migrate(url);
      return { ...(await connectDatabase(onDatabase(superuser, name))), url };
    },
    stop,
  };
}

function open(): Promise<Opened> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return Promise.resolve({ superuser: given, service: undefined, stop: async () => {} });
  return process.env.BENCH_POSTGRES === 'debian' ? openDebian() : openEmbedded();
}

async function openEmbedded(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paychart-bench-'));
  const embedded = await startEmbeddedPostgres({ dataDir, durable: true });
  return {
    superuser: embedded.url,
    service: undefined,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Debian's PostgreSQL with its configuration and the documented users, and connections for as many processes as are measured. */
async function openDebian(): Promise<Opened> {
  const server = await startProductionDatabase(await mkdtemp(join(tmpdir(), 'paychart-bench-debian-')));
  await server.asSuperuser(blockWith('operate/deploy.md', 'max_connections'));
  await server.restart();
  const password = randomBytes(12).toString('hex');
  // Beside those of the guide: who creates databases, fills them and looks at the server.
  await server.asSuperuser(`psql --command="CREATE ROLE bench SUPERUSER LOGIN PASSWORD '${password}'"`);
  return {
    superuser: `postgres://bench:${password}@${server.host}:${server.port}/postgres`,
    service: { name: 'paychart', password: new URL(server.serviceUrl).password },
    stop: () => server.stop(),
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
