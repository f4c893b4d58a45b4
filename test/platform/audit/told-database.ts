import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase } from '../../support/database.ts';
import { createDatabase, dropDatabase, onDatabase } from '../../support/database-server.ts';
import type { Story } from './chapter.ts';
import { openService, tellStory } from './story.ts';

/** A database with a whole history, and copies of it to do harm to. */
export interface ToldDatabase {
  readonly url: string;
  readonly story: Story;
  /** Runs `work` on a copy on which the statements were run first, by a superuser whom no trigger or policy stops. */
  harmed<T>(statements: string, work: (pool: Pool) => Promise<T>): Promise<T>;
  /** The rows of one query, as the system role sees them after these statements, which are taken back. */
  rowsAfter(statements: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  drop(): Promise<void>;
}

export async function tellDatabase(): Promise<ToldDatabase> {
  const base = await createTestDatabase();
  const service = openService(base.url);
  const story = await tellStory(service);
  // A database with connections cannot be copied.
  await service.close();
  const { url: server, run } = inject('testServer');
  return {
    url: base.url,
    story,
    async harmed(statements, work) {
      const name = `${run}_${randomBytes(5).toString('hex')}`;
      await createDatabase(server, name, new URL(base.url).pathname.slice(1));
      const url = onDatabase(server, name);
      const pool = openPool({ url, max: 2 });
      try {
        await harm(url, statements);
        return await work(pool);
      } finally {
        await pool.close();
        await dropDatabase(server, name);
      }
    },
    rowsAfter: (statements, sql) => rowsAfter(base.url, statements, sql),
    drop: base.drop,
  };
}

async function harm(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Neither foreign keys nor triggers; the statements drop what else is in their way.
    await client.query(`SET session_replication_role = replica; ${statements}`);
  } finally {
    await client.end();
  }
}

async function rowsAfter(url: string, statements: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statements}`);
    await client.query('SET LOCAL ROLE paychart_system');
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    // The transaction ends with its connection, and nothing of it is kept.
    await client.end();
  }
}
