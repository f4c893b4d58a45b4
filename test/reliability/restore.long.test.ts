import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDatabase } from '../../src/cli/doctor/check-database.ts';
import { isIntact, sealAll, verifyChain, verifyInvariants } from '../../src/platform/audit/index.ts';
import { migrate } from '../../src/platform/migrate/migrate.ts';
import { type PostgresCluster, postgresPrograms, startPostgresCluster } from '../support/postgres-cluster.ts';
import { listeningUrl, type Process, spawnProcess } from '../support/processes.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';

const ROLES = ['paychart_app', 'paychart_system', 'paychart_retention'];
const isRequired = process.env.RESTORE_TESTS === 'required';

test.runIf(isRequired)('the programs of a whole PostgreSQL are there', () => {
  expect(postgresPrograms).toBeDefined();
});

describe.skipIf(postgresPrograms === undefined)('a dump under load, restored into a new cluster', () => {
  const dump = join(tmpdir(), `paychart-${process.pid}.dump`);
  let old: PostgresCluster;
  let fresh: PostgresCluster;
  let acme: TestTenant;
  let endpointId: string;
  let eventsInDump: string[];
  const running: Process[] = [];

  const query = async <T extends object>(url: string, text: string, values: unknown[] = []): Promise<T[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const EVENTS = 'SELECT id FROM events WHERE $1 = ANY (parties) ORDER BY id';
  const eventsOf = async (url: string): Promise<string[]> =>
    (await query<{ id: string }>(url, EVENTS, [acme.tenantId])).map(({ id }) => id);
  const pay = (tenant: TestTenant) =>
    tenant.api.createOfframpPayment({ phone: '+15550104567', amountUsd: '1.00' }).unwrap();
  const numberOf = (findings: Awaited<ReturnType<typeof checkDatabase>>) =>
    findings.find(({ check }) => check === 'transaction numbers');

  beforeAll(async () => {
    old = await startPostgresCluster(postgresPrograms ?? '');
    fresh = await startPostgresCluster(postgresPrograms ?? '');
    await migrate(old.url);
    // A cluster that has been at work for a while.
    await query(old.url, 'DO $$ BEGIN FOR i IN 1..30000 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$');
    const service = await startTestService({ databaseUrl: old.url, working: true });
    acme = await service.signUp('Acme Imports');
    await acme.fund('1000.00');
    endpointId = (await acme.api.createWebhookEndpoint({ url: 'https://hooks.acme.test/events' }).unwrap()).id;
    await pay(acme);
    await eventually('events to be numbered', async () => (await acme.api.listEvents().unwrap()).events.length > 3);
    await dumpUnderLoad(service);
    await service.stop();

    // As the guide says.
    for (const role of ROLES) await query(fresh.url, `CREATE ROLE ${role} NOLOGIN NOBYPASSRLS`);
    await fresh.run('pg_restore', '--exit-on-error', '--dbname', fresh.url, dump);
    eventsInDump = await eventsOf(fresh.url);
  });
  afterAll(async () => {
    await Promise.all(running.map((one) => one.end('SIGKILL')));
    await Promise.all([old?.stop(), fresh?.stop(), rm(dump, { force: true })]);
  });

  /** Payments are made before, during and after the dump; a transaction that runs holds back what the relay numbers. */
  async function dumpUnderLoad(service: TestService): Promise<void> {
    let isDumped = false;
    const load = async () => {
      while (!isDumped) await pay(acme);
    };
    const clients = [load(), load(), load()];
    const slow = new pg.Client({ connectionString: old.url });
    await slow.connect();
    await slow.query('BEGIN; SELECT pg_current_xact_id()');
    const before = (await eventsOf(old.url)).length;
    await eventually('the load', async () => (await eventsOf(old.url)).length > before + 20);
    await old.run('pg_dump', '--format=custom', `--file=${dump}`, old.url);
    isDumped = true;
    await Promise.all(clients);
    await slow.end();
    expect(service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  }

  test('has events without a number, and the new cluster’s transaction ids are behind', async () => {
    const [found] = await query<{ waiting: number; behind: boolean }>(
      fresh.url,
      `SELECT (SELECT count(*)::int FROM events e WHERE (e.tx, e.id) > (c.tx, c.row_id)) AS waiting,
        c.tx::text::bigint > pg_current_xact_id()::text::bigint + 10000 AS behind FROM cursors c WHERE name = 'relay'`,
    );
    expect(found?.waiting).toBeGreaterThan(10);
    expect(found?.behind).toBe(true);
  });

  test('is reported by doctor, with what repairs it', async () => {
    expect(numberOf(await checkDatabase(fresh.url))).toMatchObject({
      state: 'problem',
      found: expect.stringMatching(/^the cluster is \d{5} transactions behind the stored ones, as after a restore$/),
      todo: expect.stringMatching(/^Run: paychart restore-marks\./),
    });
  });

  test('loses no write made before a process repaired it', async () => {
    const service = await startTestService({ databaseUrl: fresh.url });
    try {
      const tenant = {
        ...acme,
        api: (await import('#sdk')).createPaychart({ baseUrl: service.url, apiKey: acme.apiKey }),
      };
      await pay(tenant);
      await tenant.api.updateWebhookEndpoint({ id: endpointId, status: 'DISABLED' }).unwrap();
      await tenant.api.updateWebhookEndpoint({ id: endpointId, status: 'ENABLED' }).unwrap();
      await service.runUntilIdle();
      await sealAll(service.pool);
      const unseen = (await eventsOf(fresh.url)).filter((id) => !eventsInDump.includes(id));
      expect(unseen.length).toBeGreaterThan(0);
      const { events } = await tenant.api.listEvents({ order: 'desc', take: 200 }).unwrap();
      expect(events.map(({ id }) => id).filter((id) => unseen.includes(id))).toEqual([]);
    } finally {
      await service.stop();
    }
  });

  test('is repaired by serve and work, which log it, and each event is sent once, numbered without a gap', async () => {
    const [serve, work] = [spawnProcess('serve', fresh.url), spawnProcess('work', fresh.url)];
    running.push(serve, work);
    const baseUrl = await listeningUrl(serve);
    const api = (await import('#sdk')).createPaychart({ baseUrl, apiKey: acme.apiKey });
    const { paymentId } = await pay({ ...acme, api });
    const told = async () => {
      const events = [];
      for await (const event of api.listEvents.all({ order: 'asc', take: 200 })) events.push(event);
      return events;
    };
    const stored = await eventually('every event to be told', async () => {
      const ids = await eventsOf(fresh.url);
      return (await told()).length >= ids.length && ids;
    });
    const events = await told();
    expect(events.map(({ sequence }) => Number(sequence))).toEqual(events.map((_, at) => at + 1));
    expect(events.map(({ id }) => id).sort()).toEqual(stored);
    expect(stored).toEqual(expect.arrayContaining(eventsInDump));
    const ofPayment = events.find(({ resourceId }) => resourceId === paymentId);
    await eventually('its webhook', async () => {
      const { deliveries } = await api.listWebhookDeliveries({ id: endpointId, take: 200 }).unwrap();
      return deliveries.some(({ eventId }) => eventId === ofPayment?.id);
    });
    const said = () => [...serve.said, ...work.said].join('').match(/restored into another cluster/g)?.length;
    await eventually('one of them to say so', async () => said() === 1);
    expect(numberOf(await checkDatabase(fresh.url))).toMatchObject({ state: 'ok' });
  });

  test('continues the hash chain, and holds every invariant', async () => {
    await Promise.all(running.splice(0).map((one) => one.end('SIGTERM')));
    const service = await startTestService({ databaseUrl: fresh.url });
    try {
      await eventually('the sealer to pass every row', async () => {
        await sealAll(service.pool);
        const report = await verifyChain(service.pool);
        expect(isIntact(report), JSON.stringify(report)).toBe(true);
        const [rows] = await query<{ total: number }>(
          fresh.url,
          'SELECT ((SELECT count(*) FROM audit_log) + (SELECT count(*) FROM lifecycle_log))::int AS total',
        );
        return report.links === rows?.total;
      });
      expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    } finally {
      await service.stop();
    }
  });
});
