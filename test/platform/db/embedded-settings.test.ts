import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/embedded/postgres/index.ts';
import { createDataFolder } from '../../support/data-folder.ts';
import { rowsOf } from '../../support/database-owner.ts';

/**
 * What the embedded server has otherwise than PostgreSQL by itself, with the reason. A setting that makes work cheaper or
 * dearer does not belong here: it would hide in every test what production pays.
 */
const DIFFERENCES: Readonly<Record<string, string>> = {
  cluster_name: 'tells our server from a stranger with the same process id',
  listen_addresses: 'no other machine reaches it',
  port: 'several servers run on one machine',
  unix_socket_directories: 'two servers share no folder',
  max_connections: 'the services of several test files connect to one server',
  TimeZone: 'of the server alone: sessions of the service have UTC everywhere, those of the tests another one',
  log_timezone: 'its log reads alike on every machine',
  lc_messages: 'its messages read alike on every machine',
  default_text_search_config: 'written by initdb; the service searches no text',
};

/** Only where a database is thrown away. */
const OF_TESTS: Readonly<Record<string, string>> = {
  fsync: 'a database of a test need not survive',
  full_page_writes: 'a database of a test need not survive',
  synchronous_commit: 'a database of a test need not survive',
};

/** Where a setting differs from PostgreSQL's default, but for the folders of its files. */
const DIFFERING = `SELECT name, category FROM pg_settings
  WHERE source NOT IN ('default', 'client', 'session', 'database', 'user', 'database user')
    AND setting IS DISTINCT FROM boot_val AND category <> 'File Locations'`;

describe.each([
  ['a sandbox', true, DIFFERENCES],
  ['the tests', false, { ...DIFFERENCES, ...OF_TESTS }],
])('the embedded server of %s', (_name, durable, differences) => {
  let dataDir: string;
  let server: EmbeddedPostgres;
  let found: { name: string; category: string }[];
  beforeAll(async () => {
    dataDir = await createDataFolder('paychart-settings-');
    server = await startEmbeddedPostgres({ dataDir, durable });
    found = (await rowsOf(server.url, DIFFERING)) as typeof found;
  });
  afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('differs from a default one only in the settings listed here', () => {
    const named = Object.keys(differences);
    expect(found.map(({ name }) => name).sort()).toEqual(named.sort());
  });

  test('plans and compiles as a default one does, with as much memory', () => {
    const costly = found.filter(({ category }) => /^(Query Tuning|Resource Usage|Vacuuming|Autovacuum)/.test(category));
    expect(costly).toEqual([]);
  });
});
