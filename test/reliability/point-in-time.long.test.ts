import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, chmod, chown, copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { startDefaults } from '../../src/app/config.ts';
import { type Account, serverAccount } from '../../src/embedded/postgres/account.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { run } from '../cli/run.ts';
import { type Receiver, startReceiver } from '../domains/webhooks/receiver.ts';
import { freePort } from '../support/free-port.ts';
import { postgresPrograms } from '../support/postgres-cluster.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';

const isRequired = process.env.RESTORE_TESTS === 'required';
const ROOT = new URL('../../', import.meta.url);
const GUIDE = readFileSync(new URL('docs/operate/point-in-time.md', ROOT), 'utf8');
const execute = promisify(execFile);

/** The blocks of the guide, in their order. */
const blocks = (language: string): string[] =>
  [...GUIDE.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, its, text = '']) => (its === language ? [text] : []));

const [configuration = ''] = blocks('conf');
const [takeBackup = '', cleanUp = '', restore = '', check = ''] = blocks('sh');

test.runIf(isRequired)('the programs of a whole PostgreSQL are there', () => {
  expect(postgresPrograms).toBeDefined();
});

describe.skipIf(postgresPrograms === undefined)('a mistake that is undone by the guide', { shuffle: false }, () => {
  let folder: string;
  let account: Account | undefined;
  let variables: Record<string, string>;
  let receiver: Receiver;
  let service: TestService;
  let acme: TestTenant;
  let kept: string;
  let lost: string;
  let lastKept: bigint;
  const path = (name: string): string => join(folder, name);

  /** As the user of PostgreSQL, with its programs. */
  const sh = (commands: string): Promise<{ stdout: string }> =>
    execute('sh', ['-euc', commands], {
      ...account,
      cwd: folder,
      env: { PATH: `${postgresPrograms}:${process.env.PATH}`, ...variables },
      maxBuffer: 2 ** 26,
    });
  const query = async <T extends object>(url: string, text: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return (await client.query<T>(text).finally(() => client.end())).rows;
  };
  const pay = async (tenant: Pick<TestTenant, 'api'>): Promise<string> =>
    (await tenant.api.createOfframpPayment({ phone: '+15550104567', amountUsd: '1.00' }).unwrap()).paymentId;
  const url = (): string => `postgres://postgres@127.0.0.1:${variables.PGPORT}/paychart`;
  const delivered = (id: string): boolean => receiver.deliveries.some(({ body }) => body.includes(id));
  const sequences = () =>
    receiver.deliveries.map(({ body }) => JSON.parse(body) as { id: string; sequence: string; data: object });
  const archived = async (): Promise<string[]> => (await readdir(path('archive'))).sort();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paychart-moment-'));
    account = await serverAccount(folder);
    const port = String(await freePort());
    const server = `postgres://postgres@127.0.0.1:${port}/postgres`;
    variables = {
      PGPORT: port,
      SERVER: server,
      RESTORED: server,
      ARCHIVE: path('archive'),
      BASE: path('base'),
      DATA: path('restored'),
    };
    await mkdir(path('archive'));
    // Where the user of PostgreSQL can read it.
    await copyFile(new URL('deploy/cluster/archive-wal', ROOT), path('archive-wal'));
    await chmod(path('archive-wal'), 0o755);
    if (account) for (const one of [folder, path('archive')]) await chown(one, account.uid, account.gid);
    await sh(`initdb -D old -U postgres -A trust -E UTF8 --locale=C -N`);
    const settings = configuration
      .replace('/opt/paychart/deploy/cluster/archive-wal', path('archive-wal'))
      .replace('/var/lib/postgresql/archive', path('archive'));
    const socket = `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\n`;
    await appendFile(path('old/postgresql.conf'), `${settings}${socket}`);
    await sh('pg_ctl -D old -l old.log -w start');
    await query(server, 'CREATE DATABASE paychart');
    await migrate(url());
    receiver = await startReceiver();
    service = await startTestService({ databaseUrl: url(), webhookNetwork: receiver.network, working: true });
    acme = await service.signUp('Acme Imports');
    await acme.fund('1000.00');
    await acme.api.createWebhookEndpoint({ url: receiver.url }).unwrap();
  });
  afterAll(async () => {
    await service?.stop();
    await receiver?.close();
    for (const data of ['old', 'restored']) await sh(`pg_ctl -D ${data} -m immediate stop`).catch(() => undefined);
    if (process.env.KEEP !== '1') await rm(folder, { recursive: true, force: true });
  });

  test('has a complete base backup, and archives later payments', async () => {
    await pay(acme);
    await sh(takeBackup);
    kept = await pay(acme);
    await eventually('the webhook', async () => delivered(kept));
    expect((await archived()).filter((name) => name.endsWith('.backup'))).toHaveLength(1);
    const before = await archived();
    await sh(cleanUp);
    expect((await archived()).length).toBeLessThanOrEqual(before.length);
    expect(await archived()).toContain(before.find((name) => name.endsWith('.backup')));
  });

  test('is restored to the second before', async () => {
    await delay(1100);
    const [moment] = await query<{ now: string }>(url(), "SELECT date_trunc('second', now())::text AS now");
    variables.MOMENT = moment?.now ?? '';
    const [counted] = await query<{ n: string }>(
      url(),
      `SELECT last_sequence::text AS n FROM feed_counters WHERE tenant_id = '${acme.tenantId}'`,
    );
    lastKept = BigInt(counted?.n ?? 0);
    await delay(1100);
    // The mistake, and a payment that is acknowledged, told and paid behind it.
    await query(url(), "UPDATE offramp_payments SET client_reference = 'nonsense'");
    lost = await pay(acme);
    await eventually('the webhook', async () => delivered(lost));
    // The file that the switch ends: the service may have begun the next one by now.
    const [last] = await query<{ name: string }>(url(), 'SELECT pg_walfile_name(pg_switch_wal() - 1) AS name');
    await eventually('the archive', async () => {
      const [at] = await query<{ name: string }>(url(), 'SELECT last_archived_wal AS name FROM pg_stat_archiver');
      return (at?.name ?? '') >= (last?.name ?? '') || (await archived()).includes(last?.name ?? '');
    });
    await service.stop();
    await sh('pg_ctl -D old -m fast -w stop');

    await sh(restore);
    const payments = await query<{ id: string; client_reference: string | null }>(
      url(),
      'SELECT id, client_reference FROM offramp_payments',
    );
    expect(payments.map(({ id }) => id)).toContain(kept);
    expect(payments.map(({ id }) => id)).not.toContain(lost);
    expect(payments.every(({ client_reference: reference }) => reference === null)).toBe(true);
    expect(await readFile(path('restored/postgresql.auto.conf'), 'utf8')).not.toContain('recovery_target');
    // A promotion: the service would not take the old server for the primary any more.
    const [timeline] = await query<{ name: string }>(url(), 'SELECT pg_walfile_name(pg_current_wal_lsn()) AS name');
    expect(timeline?.name.startsWith('00000002')).toBe(true);
  });

  test('leaves a database that the guide’s commands find in order', async () => {
    const commands = check.trim().split('\n');
    expect(commands).toHaveLength(3);
    for (const command of commands) {
      const [program, ...args] = command.split(' ');
      expect(program).toBe('paychart');
      const ended = await run({ DATABASE_URL: url(), ...startDefaults }, args);
      expect([command, ended.status, ended.stdout + ended.stderr]).toEqual([command, 0, expect.any(String)]);
    }
  });

  test('continues the service, and new events reuse the numbers of lost ones', async () => {
    const before = sequences();
    service = await startTestService({ databaseUrl: url(), webhookNetwork: receiver.network, working: true });
    const api = createPaychart({ baseUrl: service.url, apiKey: acme.apiKey });
    expect(await api.getOfframpPayment({ id: kept })).toMatchObject({ ok: true });
    expect(await api.getOfframpPayment({ id: lost })).toMatchObject({
      ok: false,
      error: { code: 'PAYMENT_NOT_FOUND' },
    });
    const next = await pay({ api });
    await eventually('the webhook', async () => delivered(next));
    const after = sequences().slice(before.length);
    const gone = before.filter(({ sequence }) => BigInt(sequence) > lastKept);
    const added = after.filter(({ id }) => !before.some((one) => one.id === id));
    expect(gone.length).toBeGreaterThan(0);
    expect(added.map(({ sequence }) => sequence)).toContain(gone[0]?.sequence);
    expect(added.filter(({ id }) => gone.some((one) => one.id === id))).toEqual([]);
    const { events } = await api.listEvents({ take: 200 }).unwrap();
    expect(events.filter(({ id }) => gone.some((one) => one.id === id))).toEqual([]);
  });
});
