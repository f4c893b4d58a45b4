import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { failedMigration } from '../../../src/platform/migrate/failed-migration.ts';
import { assertMigrated, migrate, migrationStatus } from '../../../src/platform/migrate/migrate.ts';
import { listMigrations } from '../../../src/platform/migrate/migration-files.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { rowsOf } from '../../support/database-owner.ts';
import { createDatabase, dropDatabase, onDatabase } from '../../support/database-server.ts';

let path: string;
let folder: URL;
let database: string;
let url: string;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'paychart-migrations-'));
  folder = pathToFileURL(`${path}/`);
  const { url: server, run } = inject('testServer');
  database = `${run}_${path.slice(-6).toLowerCase()}`;
  await createDatabase(server, database);
  url = onDatabase(server, database);
});

afterEach(async () => {
  await dropDatabase(inject('testServer').url, database);
  await rm(path, { recursive: true, force: true });
});

async function add(name: string, statement: string, config?: string): Promise<void> {
  const body = `${config === undefined ? '' : `export const config = ${config};\n`}export async function up(knex: { raw(s: string): Promise<void> }) { await knex.raw(\`${statement}\`); }\n`;
  await writeFile(join(path, name), body);
}

test('the template for test databases has every migration of this release', async () => {
  const clones: TestDatabase[] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  try {
    for (const clone of clones) await assertMigrated(clone.url);
    const [one, other] = clones as [TestDatabase, TestDatabase];
    await rowsOf(one.url, 'CREATE TABLE mine (n int)');
    expect(await rowsOf(other.url, `SELECT to_regclass('mine') AS mine`)).toEqual([{ mine: null }]);
  } finally {
    for (const clone of clones) await clone.drop();
  }
  await expect(rowsOf(clones[0]?.url ?? '', 'SELECT 1')).rejects.toThrow('does not exist');
});

test('an empty or missing folder has no migrations', async () => {
  expect(await migrate(url, folder)).toEqual([]);
  expect(await migrate(url, new URL('absent/', folder))).toEqual([]);
  await assertMigrated(url, folder);
});

test('pending migrations are applied once and in order, however many processes start at once', async () => {
  await add('001_first.ts', 'CREATE TABLE first (n int)');
  await add('020_second.ts', 'ALTER TABLE first ADD COLUMN m int');
  await writeFile(join(path, 'README.md'), 'not a migration');
  expect(await migrationStatus(url, folder)).toEqual({ applied: [], pending: ['001_first.ts', '020_second.ts'] });
  await expect(assertMigrated(url, folder)).rejects.toThrow('pending: 001_first.ts, 020_second.ts');

  const rounds = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);

  expect(rounds.flat()).toEqual(['001_first.ts', '020_second.ts']);
  expect(await migrationStatus(url, folder)).toEqual({ applied: ['001_first.ts', '020_second.ts'], pending: [] });
});

test('a failing migration leaves nothing of its batch, and a lock left by kill -9 does not stop the next', async () => {
  await add('001_first.ts', 'CREATE TABLE first (n int)');
  await add('002_broken.ts', 'CREATE TABLE first (n int)');
  await expect(migrate(url, folder)).rejects.toThrow('relation "first" already exists');
  expect(await rowsOf(url, `SELECT to_regclass('first') AS first`)).toEqual([{ first: null }]);
  await rowsOf(url, 'UPDATE knex_migrations_lock SET is_locked = 1');
  await rm(join(path, '002_broken.ts'));

  expect(await migrate(url, folder)).toEqual(['001_first.ts']);
});

test('a migration inserted before an applied one, or removed, is refused before anything changes', async () => {
  await add('002_second.ts', 'CREATE TABLE second (n int)');
  await migrate(url, folder);
  await add('001_late.ts', 'CREATE TABLE late (n int)');
  await expect(migrate(url, folder)).rejects.toThrow('applied 002_second.ts as number 1, where this release has 001');
  expect(await rowsOf(url, `SELECT to_regclass('late') AS late`)).toEqual([{ late: null }]);
  await rm(join(path, '001_late.ts'));
  await rename(join(path, '002_second.ts'), join(path, 'second.ts'));
  await expect(assertMigrated(url, folder)).rejects.toThrow('this release has none');
});

test('two migrations with one number are refused', async () => {
  await add('001_first.ts', 'SELECT 1');
  await add('001_other.ts', 'SELECT 1');
  await expect(listMigrations(folder)).rejects.toThrow('001_first.ts and migrations/001_other.ts have the same number');
});

test('a service without migrations has those of the platform, and its own come after them', async () => {
  await mkdir(join(path, 'platform'));
  await add('platform/001_baseline.ts', 'SELECT 1');
  expect(await listMigrations(folder)).toEqual(['platform/001_baseline.ts']);
  await mkdir(join(path, 'service'));
  await add('service/001_own.ts', 'SELECT 1');
  expect(await listMigrations(folder)).toEqual(['platform/001_baseline.ts', 'service/001_own.ts']);
  await add('001_first.ts', 'SELECT 1');
  expect(await listMigrations(folder)).toEqual(['001_first.ts']);
});

test('a later migration of the platform is applied after those of the service', async () => {
  await mkdir(join(path, 'platform'));
  await mkdir(join(path, 'service'));
  await add('platform/001_baseline.ts', 'CREATE TABLE baseline (n int)');
  await add('service/001_own.ts', 'CREATE TABLE own (n int)');
  await migrate(url, folder);
  await add('platform/002_column.ts', 'ALTER TABLE baseline ADD COLUMN m int');
  await add('service/002_column.ts', 'ALTER TABLE own ADD COLUMN m int');
  expect(await migrate(url, folder)).toEqual(['platform/002_column.ts', 'service/002_column.ts']);
  await assertMigrated(url, folder);
});

test('a migration inserted before an applied one of the same folder is refused', async () => {
  await mkdir(join(path, 'platform'));
  await mkdir(join(path, 'service'));
  await add('platform/001_baseline.ts', 'SELECT 1');
  await add('service/002_own.ts', 'SELECT 1');
  await migrate(url, folder);
  await add('service/001_late.ts', 'SELECT 1');
  await expect(migrate(url, folder)).rejects.toThrow(
    'applied service/002_own.ts as number 1, where this release has service/001_late.ts',
  );
});

describe('a migration of a database in use', () => {
  const holding = async (statement: string, applicationName = 'psql'): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, application_name: applicationName });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(statement);
    return client;
  };

  test('lets requests pass while it waits for a lock, and retries until it gets the lock', {
    timeout: 30_000,
  }, async () => {
    await add('001_first.ts', 'CREATE TABLE first (n int)');
    await migrate(url, folder);
    await add('002_second.ts', 'ALTER TABLE first ADD COLUMN m int');
    const reader = await holding('BEGIN; SELECT * FROM first');
    try {
      const migrated = migrate(url, folder);
      // The reader waits behind the migration, and longer than one attempt of it: it goes on when the migration gives up.
      const began = performance.now();
      await delay(500);
      await rowsOf(url, 'SELECT * FROM first');
      expect(performance.now() - began).toBeLessThan(4000);
      await delay(2500);
      expect(await migrationStatus(url, folder)).toMatchObject({ pending: ['002_second.ts'] });
      await reader.query('COMMIT');
      expect(await migrated).toEqual(['002_second.ts']);
    } finally {
      await reader.end();
    }
  });

  test('builds an index beside transactions without a snapshot', { timeout: 30_000 }, async () => {
    await add('001_first.ts', 'CREATE TABLE first (n int)');
    await migrate(url, folder);
    await add('002_index.ts', 'CREATE INDEX CONCURRENTLY first_n ON first (n)', '{ transaction: false }');
    expect(await migrate(url, folder)).toEqual(['002_index.ts']);
  });

  test.each([
    ['that has not begun', []],
    ['that was interrupted', ['221_email_aliases.ts']],
  ])('ends the sessions of release 0.1 in an upgrade %s, and of no later release', async (_, applied) => {
    await add('220_first.ts', 'CREATE TABLE first (n int)');
    for (const name of applied) await add(name, 'ALTER TABLE first ADD COLUMN early int');
    await migrate(url, folder);
    await add('222_second.ts', 'ALTER TABLE first ADD COLUMN m int');
    const session = await holding('SELECT * FROM first', 'paychart');
    const console = await holding('SELECT * FROM first');
    await migrate(url, folder);
    expect((await console.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await console.end();
    await expect(session.query('SELECT 1')).rejects.toThrow();
    await add('270_last.ts', 'ALTER TABLE first ADD COLUMN o int');
    await migrate(url, folder);
    await add('271_later.ts', 'ALTER TABLE first ADD COLUMN p int');
    const later = await holding('SELECT * FROM first', 'paychart');
    await migrate(url, folder);
    expect((await later.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await later.end();
  });
});

describe('the error of a migration', () => {
  const failure = async (): Promise<string | undefined> =>
    failedMigration(await migrate(url, folder).catch((error: unknown) => error));

  test('names the file and the line where the database refuses a statement', async () => {
    await add('001_first.ts', 'SELEC 1');
    expect(await failure()).toMatch(/^migrations\/001_first\.ts(?::\d+:\d+)? {2}.*syntax error at or near "SELEC"/);
  });

  test('names the file that throws or cannot be read', async () => {
    await writeFile(join(path, '001_first.ts'), "export async function up() { throw new Error('no such desk'); }\n");
    expect(await failure()).toMatch(/^migrations\/001_first\.ts:1:\d+ {2}no such desk$/);
    await writeFile(join(path, '002_second.ts'), 'export async function up( {');
    await rm(join(path, '001_first.ts'));
    expect(await failure()).toMatch(/^migrations\/002_second\.ts/);
  });

  test('is undefined for another failure', async () => {
    expect(failedMigration(new Error('no server'))).toBeUndefined();
  });
});
