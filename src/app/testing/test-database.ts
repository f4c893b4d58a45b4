import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startEmbeddedPostgres } from '../../embedded/postgres/index.ts';
import { migrate } from '../../platform/migrate/migrate.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated database of its own, in a server of its own; the one of `TEST_DATABASE_URL` where that is set, as it stands. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const named = process.env.TEST_DATABASE_URL;
  if (named !== undefined) {
    await migrate(named);
    return { url: named, drop: async () => {} };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'service-test-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const drop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(server.url);
    return { url: server.url, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}
