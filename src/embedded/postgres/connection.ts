import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { codeOf } from './errors.ts';

/** A server that accepts connections. */
export interface ReachableServer {
  /** The cluster's folder. */
  readonly directory: string;
  readonly port: number;
  readonly password: string;
}

/** The longest path that a socket may have on the systems that we know. */
const LONGEST_SOCKET_PATH = 103;

/**
 * The superuser's URL of a database on an embedded server. By the server's Unix socket where it has one: writing to it
 * costs a fraction of writing to a port of the same machine.
 */
export function urlOf({ directory, port, password }: ReachableServer, database: string): string {
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const folder = resolve(directory);
  const socket = join(folder, `.s.PGSQL.${port}`);
  const isWithinReach = Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH && existsSync(socket);
  return isWithinReach ? `${url}?${new URLSearchParams({ host: folder })}` : url;
}

/** Connects to the database, creating it first where the cluster is new. @throws whatever the server refuses with. */
export async function reachDatabase(server: ReachableServer, database: string): Promise<string> {
  const url = urlOf(server, database);
  try {
    await once(url, 'SELECT 1');
  } catch (error) {
    // invalid_catalog_name: a fresh cluster, or a start that was killed between initdb and here.
    if (codeOf(error) !== '3D000') throw error;
    await once(urlOf(server, 'postgres'), `CREATE DATABASE ${pg.escapeIdentifier(database)}`);
  }
  return url;
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 30_000 });
  // A server that dies under us also emits an error beside the rejection; unheard, it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
