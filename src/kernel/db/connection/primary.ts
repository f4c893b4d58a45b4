import knex, { type Knex } from 'knex';
import pg, { type Client } from 'pg';
import { serverName, serverUrls } from './server-urls.ts';

/** How long a server may take to answer before the next one is tried. */
const CONNECT_MS = 3000;

/** No server of the database takes writes now: it fails over, or only standbys are reachable. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
}

const IS_READ_ONLY = `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

/** @throws NoPrimary on a session of a standby, or one that must not write. Nothing is read from either. */
export async function assertPrimary(client: Client): Promise<void> {
  const { rows } = await client.query<{ isReadOnly: boolean }>(IS_READ_ONLY);
  if (rows[0]?.isReadOnly !== false) throw new NoPrimary('the session is read-only');
}

/**
 * Finds the server to connect to. A database with one server costs no question. Otherwise the server that was found last is
 * asked first, then the others in their order, so that a host which is switched off delays only one search.
 */
export class PrimaryFinder {
  #servers: readonly string[];

  constructor(url: string) {
    this.#servers = serverUrls(url);
  }

  /** The URL of the primary. @throws NoPrimary with what each server said. */
  async find(): Promise<string> {
    const [only = '', ...more] = this.#servers;
    if (more.length === 0) return only;
    const said: string[] = [];
    for (const server of this.#servers) {
      const problem = await problemOf(server);
      if (problem === undefined) {
        this.#servers = [server, ...this.#servers.filter((other) => other !== server)];
        return server;
      }
      said.push(`${serverName(server)}: ${problem}`);
    }
    throw new NoPrimary(`no server takes writes (${said.join('; ')})`);
  }
}

/**
 * Knex on the primary of a database. Its server is found anew for each connection, because after a failover it is another
 * one. The session itself is asked too: behind a proxy, or in the moment of a failover, it may be a standby's.
 */
export function onPrimary(url: string, config: Knex.Config, connection: Knex.PgConnectionConfig = {}): Knex {
  const finder = new PrimaryFinder(url);
  const [first = url] = serverUrls(url);
  const db = knex({ ...config, connection: { ...connection, connectionString: first } });
  const open: () => Promise<Client> = db.client.acquireRawConnection.bind(db.client);
  db.client.acquireRawConnection = async () => {
    const connectionString = await finder.find();
    db.client.connectionSettings = { ...db.client.connectionSettings, connectionString };
    const opened = await open();
    try {
      await assertPrimary(opened);
      return opened;
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
  };
  return db;
}

async function problemOf(server: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: CONNECT_MS });
  // A server that goes away also says so beside the rejection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await assertPrimary(client);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
