import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { asUser, createDatabase, dropDatabase, onDatabase } from './database-server.ts';

export type TestDatabase = {
  /** A superuser's URL. */
  url: string;
  drop(): Promise<void>;
};

/** A migrated, empty database of this test file alone; `drop()` it in afterAll (open connections are cut). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, run, template, service } = inject('testServer');
  const database = `${run}_${randomBytes(5).toString('hex')}`;
  await createDatabase(url, database, template, service?.name);
  return { url: onDatabase(url, database), drop: () => dropDatabase(url, database) };
}

/** `DATABASE_URL` of a service on a test's database: that of the documented user where the server has one. */
export function serviceUrl(databaseUrl: string): string {
  const { url, service } = inject('testServer');
  const isOfRun = new URL(databaseUrl).username === new URL(url).username;
  return service !== undefined && isOfRun ? asUser(databaseUrl, service) : databaseUrl;
}
