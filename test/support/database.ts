import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, dropDatabase, onDatabase } from './database-server.ts';

export type TestDatabase = {
  /** Superuser's URL, as DATABASE_URL is in service. */
  url: string;
  drop(): Promise<void>;
};

/** A migrated, empty database of this test file alone; `drop()` it in afterAll (open connections are cut). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, run, template } = inject('testServer');
  const database = `${run}_${randomBytes(5).toString('hex')}`;
  await createDatabase(url, database, template);
  return { url: onDatabase(url, database), drop: () => dropDatabase(url, database) };
}
