import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { type ProductionDatabase, startProductionDatabase } from '../../scripts/production/database.ts';
import { debianVersion } from '../../scripts/production/debian-server.ts';
import { blockWith } from '../../scripts/production/guide.ts';
import { createDataFolder } from '../support/data-folder.ts';
import { rowsOf } from '../support/database-owner.ts';
import { eventually } from '../support/eventually.ts';
import { type Operator, openOperator } from '../support/operator.ts';
import { listeningUrl, type Process, spawnProcess } from '../support/processes.ts';
import { type Client, startTestService, type TestTenant } from '../support/service.ts';

const BACKUP = 'guides/back-up-and-restore.md';

test.runIf(process.env.PRODUCTION_TESTS === 'required')('PostgreSQL of Debian is installed, as CI requires', () => {
  expect(debianVersion).toBeDefined();
});

/** A deployment as its guides say: Debian's PostgreSQL, its configuration, and the documented users. One story. */
describe.skipIf(debianVersion === undefined)('a deployment by the guides', { shuffle: false }, () => {
  let database: ProductionDatabase;
  let target: ProductionDatabase;
  let operator: Operator;
  let acme: TestTenant;
  let databaseUrl: string;
  const running: Process[] = [];

  const start = (command: 'serve' | 'work', url: string): Process => {
    // The intervals of a deployment, instead of those of the tests.
    const intervals = { SETTLEMENT_INTERVAL_MS: '', PROVIDER_POLL_INTERVAL_MS: '' };
    const started = spawnProcess(command, url, { ...intervals, LOG_LEVEL: 'info' });
    running.push(started);
    return started;
  };
  const endAll = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((one) => one.end('SIGTERM')));
  };
  const apiAt = (baseUrl: string): Client => createPaychart({ baseUrl, apiKey: acme.apiKey, maxRetries: 0 });
  const payWith = (api: Client) => api.createOfframpPayment({ phone: '+15550104567', amountUsd: '1.00' });
  const restoring = (): Record<string, string> => ({ DATABASE_URL: target.serviceUrl });

  beforeAll(async () => {
    database = await startProductionDatabase(await createDataFolder('paychart-production-'));
    target = await startProductionDatabase(await createDataFolder('paychart-target-'));
    operator = await openOperator(database.programs);
    databaseUrl = database.serviceUrl;
  });
  afterAll(async () => {
    await Promise.all(running.map((one) => one.end('SIGKILL')));
    await Promise.all([database?.stop(), target?.stop(), operator?.remove()]);
  });

  test('migrates as the user of the service, and doctor finds nothing to correct in the database', async () => {
    const url = { DATABASE_URL: databaseUrl };
    expect(await operator.run('paychart migrate', url)).toMatchObject({ status: 0 });
    const { text } = await operator.run('paychart doctor --json', url);
    const found = JSON.parse(text.slice(text.indexOf('{'))) as { findings: { check: string; state: string }[] };
    const ofDatabase = found.findings.filter(({ check }) => DATABASE_CHECKS.includes(check));
    expect(ofDatabase.map(({ check }) => check)).toEqual(DATABASE_CHECKS);
    expect(ofDatabase.filter(({ state }) => state !== 'ok')).toEqual([]);
  });

  test('runs payments as that user', async () => {
    const service = await startTestService({ databaseUrl });
    try {
      acme = await service.signUp('Acme Imports');
      await acme.fund('1000.00');
      for (let made = 0; made < 20; made += 1) await payWith(acme.api).unwrap();
      await service.runUntilIdle();
    } finally {
      await service.stop();
    }
    expect(await operator.run('paychart audit verify', { DATABASE_URL: databaseUrl })).toMatchObject({ status: 0 });
  });

  test('counts its statements by an extension that the package of Debian has', async () => {
    await database.asSuperuser(COUNT_STATEMENTS);
    await database.restart();
    await database.asSuperuser('psql --command="CREATE EXTENSION pg_stat_statements"');
  });

  test(`costs little while idle: under ${MOST_A_SECOND} transactions a second and process, none over ${MOST_MS} ms`, async () => {
    const found = await idle(database, start, databaseUrl, WINDOWS);
    expect(found.transactions / found.seconds / 2).toBeLessThan(MOST_A_SECOND);
    expect(found.seen).toBeGreaterThan(20);
    expect(found.slow).toEqual([]);
    await endAll();
  }, 400_000);

  test('planted: without its settings, every look for work is compiled, and is noticed', async () => {
    await database.asSuperuser('psql --command="ALTER ROLE paychart IN DATABASE paychart RESET jit"');
    try {
      const found = await idle(database, start, databaseUrl, 1);
      expect(found.slow.length).toBeGreaterThan(0);
    } finally {
      await endAll();
      // What mends it is what doctor names.
      const { status, text } = await operator.run('paychart doctor', { DATABASE_URL: databaseUrl });
      expect(status).not.toBe(0);
      expect(text).toMatch(/jit is on instead of off\n +Run: paychart migrate/);
      await operator.run('paychart migrate', { DATABASE_URL: databaseUrl });
      expect(await operator.run('paychart doctor', { DATABASE_URL: databaseUrl })).toMatchObject({ status: 0 });
    }
  }, 300_000);

  test('fails the backup of the guide with the user of the service, and leaves no file that looks like a dump', async () => {
    const { status, text } = await operator.run(blockWith(BACKUP, 'pg_dump'), { BACKUP_URL: databaseUrl });
    expect(status).not.toBe(0);
    expect(text).toContain('row-level security');
    expect(existsSync(join(operator.folder, 'paychart.dump'))).toBe(false);
  });

  test('is dumped and restored into another cluster by the commands of the guide', async () => {
    const { status } = await operator.run(blockWith(BACKUP, 'pg_dump'), { BACKUP_URL: database.backupUrl });
    expect(status).toBe(0);
    expect(existsSync(join(operator.folder, 'paychart.dump'))).toBe(true);
    const restored = await operator.run(blockWith(BACKUP, 'pg_restore'), restoring());
    expect(restored).toMatchObject({ status: 0 });
    expect(restored.text).toMatch(/^ok +transaction numbers/m);
    expect(await operator.run(blockWith(BACKUP, 'audit verify'), restoring())).toMatchObject({ status: 0 });
    const rows = (url: string) => rowsOf(url, ROWS);
    expect(await rows(target.backupUrl)).toEqual(await rows(database.backupUrl));
    expect(await rowsOf(target.backupUrl, NOT_OF_SERVICE)).toEqual([]);
  });

  test('works with the restored database: its keys are valid, and payments are made', async () => {
    const serve = start('serve', target.serviceUrl);
    const api = apiAt(await listeningUrl(serve));
    expect((await api.listOfframpPayments({ take: 50 }).unwrap()).payments).toHaveLength(20);
    await payWith(api).unwrap();
    await endAll();
  });

  test('has a backup user that reads every row and changes none', async () => {
    const [{ count } = { count: 0 }] = await rowsOf(
      database.backupUrl,
      'SELECT count(*)::int AS count FROM offramp_payments',
    );
    expect(count).toBe(20);
    await expect(rowsOf(database.backupUrl, 'DELETE FROM offramp_payments')).rejects.toThrow('permission denied');
    await expect(rowsOf(database.backupUrl, 'SET ROLE paychart')).rejects.toThrow('permission denied');
  });

  test('changes its password by the guide: open connections stay, and a restart uses the new one', async () => {
    const serve = start('serve', databaseUrl);
    const baseUrl = await listeningUrl(serve);
    await payWith(apiAt(baseUrl)).unwrap();
    databaseUrl = await database.rotatePassword();
    await payWith(apiAt(baseUrl)).unwrap();
    // Whoever has lost its connections cannot get others with the old password, and says so.
    await database.asSuperuser(END_SESSIONS);
    const refused = await eventually('a refusal', async () => {
      const answer = await payWith(apiAt(baseUrl));
      return !answer.ok && answer.error;
    });
    expect(refused).toMatchObject({ statusCode: 503, code: 'TRY_AGAIN' });
    await eventually('not to be ready', async () => (await fetch(`${baseUrl}/readyz`)).status === 503);
    await endAll();
    await payWith(apiAt(await listeningUrl(start('serve', databaseUrl)))).unwrap();
    await endAll();
  });
});

const MOST_A_SECOND = 2;
const MOST_MS = 50;
/** Until what a start brings is done, and the looks for work have become rare. */
const SETTLE_MS = 30_000;
const MEASURED_MS = 40_000;

/** How many rows each table has. */
const ROWS = `SELECT relname AS name, (xpath('/row/count/text()',
    query_to_xml(format('SELECT count(*) AS count FROM %I', relname), false, true, '')))[1]::text AS count
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`;

/** Tables that do not belong to the user of the service. */
const NOT_OF_SERVICE = `SELECT relname FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relowner <> 'paychart'::regrole`;

const END_SESSIONS = `psql --command="SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'paychart'"`;

/** Nothing else differs from Debian's configuration. */
const COUNT_STATEMENTS = `psql --command="ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'"`;

/** The slowest execution of each statement since the counts were reset. */
/** By whichever role of the service: its transactions take one. */
const SLOWEST = `SELECT s.calls, s.max_exec_time, replace(s.query, E'\\n', ' ') FROM pg_stat_statements s
  JOIN pg_database d ON d.oid = s.dbid WHERE d.datname = 'paychart' AND s.userid::regrole::text LIKE 'paychart%'`;

/** As often a statement may be slow because something else ran on the machine. Those of a fault are slow each time. */
const WINDOWS = 3;

/**
 * What one `serve` and one `work` ask of a database while nothing happens, once what a start brings is done. A statement is
 * slow if its slowest execution was, in each of so many windows.
 */
async function idle(
  database: ProductionDatabase,
  start: (command: 'serve' | 'work', url: string) => Process,
  url: string,
  windows: number,
): Promise<{ transactions: number; seconds: number; seen: number; slow: readonly string[] }> {
  for (const command of ['serve', 'work'] as const) start(command, url);
  await delay(SETTLE_MS);
  let found = await measured(database);
  for (let window = 1; window < windows && found.slow.length > 0; window += 1) {
    const again = await measured(database);
    const texts = new Set(again.slow.map(({ text }) => text));
    found = { ...again, slow: found.slow.filter(({ text }) => texts.has(text)) };
  }
  return { ...found, slow: found.slow.map(({ text, most }) => `${most} ms: ${text}`) };
}

async function measured(database: ProductionDatabase) {
  await database.asSuperuser('psql --quiet --command="SELECT pg_stat_statements_reset()"');
  const [before, from] = [await transactionsOf(database), performance.now()];
  await delay(MEASURED_MS);
  const [after, until] = [await transactionsOf(database), performance.now()];
  const lines = (await asked(database, SLOWEST)).split('\n').filter((line) => line !== '');
  const statements = lines.map((line) => {
    const [calls = '', most = '', ...text] = line.split('|');
    return { calls: Number(calls), most: Number(most), text: text.join('|') };
  });
  return {
    transactions: after - before,
    seconds: (until - from) / 1000,
    seen: statements.reduce((total, { calls }) => total + calls, 0),
    slow: statements.filter(({ most }) => most > MOST_MS),
  };
}

const asked = (database: ProductionDatabase, text: string): Promise<string> =>
  database.asSuperuser(`psql --no-align --tuples-only --command="${text}"`);

const transactionsOf = async (database: ProductionDatabase): Promise<number> =>
  Number(await asked(database, "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = 'paychart'"));

const DATABASE_CHECKS = [
  'database',
  'database role',
  'database settings',
  'server settings',
  'connections',
  'migrations',
  'transaction numbers',
  'open transactions',
  'clock',
];
