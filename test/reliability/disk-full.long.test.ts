import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDatabase } from '../../src/cli/doctor/check-database.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { eventually } from '../support/eventually.ts';
import { type PostgresCluster, postgresPrograms, startPostgresCluster } from '../support/postgres-cluster.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';

const SIZE_MB = 160;
const isRequired = process.env.DISK_FULL_TESTS === 'required';

/** A small disk in memory; undefined where this user may not mount one. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'paychart-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = postgresPrograms === undefined ? undefined : mountSmallDisk();
if (disk === undefined)
  console.info('A full disk is not tested: this user cannot mount a small one, or PostgreSQL is not installed.');

test.runIf(isRequired)('a small disk can be mounted', () => {
  expect(disk).toBeDefined();
});

afterAll(() => {
  if (disk === undefined) return;
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
});

describe.skipIf(disk === undefined)('a database whose disk is full', () => {
  const filler = join(disk ?? '', 'filler');
  let database: PostgresCluster;
  let service: TestService;
  let acme: TestTenant;

  beforeAll(async () => {
    const data = join(disk ?? '', 'data');
    execFileSync('mkdir', [data]);
    database = await startPostgresCluster(postgresPrograms ?? '', [], data);
    await migrate(database.url);
    service = await startTestService({ databaseUrl: database.url });
    acme = await service.signUp('Acme Imports');
    await acme.fund('1000.00');
  });
  afterAll(async () => {
    await rm(filler, { force: true });
    await service?.stop();
    await database?.stop();
  });

  /** Takes all that is left. */
  async function fill(): Promise<void> {
    const { bavail, bsize } = await statfs(disk ?? '');
    await writeFile(filler, Buffer.alloc(bavail * bsize));
  }

  const pay = (idempotencyKey: string): Promise<Response> =>
    fetch(new URL('/v1/offramp/payments', service.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-service-api-key': acme.apiKey,
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({ phone: '+15550104567', amountUsd: '1.00' }),
    });
  const ready = (): Promise<number> => fetch(new URL('/readyz', service.url)).then(({ status }) => status);
  const refusals = async (): Promise<number> => {
    const text = await (await fetch(new URL('/metrics', service.url))).text();
    return Number(/^paychart_database_refusals_total\{resource="disk"\} (\d+)$/m.exec(text)?.[1]);
  };
  const space = async () => (await checkDatabase(database.url)).find(({ check }) => check === 'database space');

  test('refuses with TRY_AGAIN and is not ready, until there is space again', async () => {
    expect(await ready()).toBe(200);
    expect(await refusals()).toBe(0);
    expect(await space()).toMatchObject({ state: 'ok' });
    await fill();
    // Some payments still fit into the pages that are there.
    const answers: Response[] = [];
    let key = '';
    await eventually('a payment that does not fit', async () => {
      key = randomUUID();
      const answer = await pay(key);
      answers.push(answer);
      return answer.status !== 201;
    });
    const refused = answers.at(-1);
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await refused?.json()).toMatchObject({ code: 'TRY_AGAIN' });
    expect(await ready()).toBe(503);
    expect(await refusals()).toBeGreaterThan(0);
    expect(await space()).toMatchObject({ state: 'problem', todo: expect.stringContaining('Free space') });

    await rm(filler);
    expect((await pay(key)).status).toBe(201);
    expect((await pay(key)).headers.get('idempotency-replayed')).toBe('true');
    expect((await acme.api.listOfframpPayments().unwrap()).payments).toHaveLength(answers.length);
    expect(await space()).toMatchObject({ state: 'ok' });
    await eventually('it to be ready', async () => (await ready()) === 200);
  });
});
