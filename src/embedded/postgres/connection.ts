import pg from 'pg';
import { codeOf } from './errors.ts';

/** The superuser's URL of a database on an embedded server. */
export function urlOf(port: number, password: string, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Connects to the database, creating it first where the cluster is new. @throws whatever the server refuses with. */
export async function reachDatabase(port: number, password: string, database: string): Promise<string> {
  const url = urlOf(port, password, database);
  try {
    await once(url, 'SELECT 1');
  } catch (error) {
    // invalid_catalog_name: a fresh cluster, or a start that was killed between initdb and here.
    if (codeOf(error) !== '3D000') throw error;
    await once(urlOf(port, password, 'postgres'), `CREATE DATABASE ${pg.escapeIdentifier(database)}`);
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
