import pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchHorizon } from '../../../src/domains/admin/index.ts';
import { findHorizonHolder } from '../../../src/platform/audit/find-horizon-holder.ts';
import { describeHolder, HORIZON_HOLDER, holdsForLong, horizonHolder } from '../../../src/platform/metrics/horizon.ts';
import { eventually } from '../../support/eventually.ts';
import { postgresPrograms, startPostgresCluster } from '../../support/postgres-cluster.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

const opened: pg.Client[] = [];
async function connect(url: string, application: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: application });
  // The server ends it with its database.
  client.on('error', () => undefined);
  await client.connect();
  opened.push(client);
  return client;
}
/** The newest transaction of a server keeps nobody waiting until one behind it has committed. */
const laterCommit = (owner: TestService['pool']['owner']) => owner.raw('SELECT pg_current_xact_id()');

afterAll(async () => {
  await Promise.all(opened.map((client) => client.end().catch(() => undefined)));
});

describe('an idle writer of another application', () => {
  let service: TestService;
  let tenant: TestTenant;
  beforeAll(async () => {
    service = await startTestService();
    tenant = await service.signUp('Horizon');
    await tenant.fund('100.00');
    await service.pool.owner.raw('CREATE TABLE somebody_elses (n int)');
  });
  afterAll(() => service.stop());

  const value = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

  test('stops the feed, and is named with its process, application, user and state until it ends', async () => {
    const registry = new Registry();
    const watch = watchHorizon(registry);
    const measured = async () => {
      await watch.check(service.engine);
      const text = await registry.metrics();
      return {
        unnumbered: value(text, 'paychart_events_unnumbered'),
        age: value(text, 'paychart_horizon_age_seconds'),
      };
    };
    await service.runUntilIdle();
    expect(await measured()).toEqual({ unnumbered: 0, age: 0 });

    const writer = await connect(service.databaseUrl, 'report-job');
    await writer.query('BEGIN; INSERT INTO somebody_elses VALUES (1)');
    await tenant.api.createOfframpPayment({ phone: '+15550607001', amountUsd: '10.00' }).unwrap();
    await service.relay.relayBatch();
    const held = await measured();
    expect(held.unnumbered).toBeGreaterThan(0);
    expect(held.age).toBeGreaterThan(0);
    const { rows } = await writer.query('SELECT pg_backend_pid() AS pid, current_user AS "user"');
    expect(await findHorizonHolder(service.pool)).toMatchObject({
      kind: 'backend',
      application: 'report-job',
      state: 'idle in transaction',
      ...rows[0],
    });

    await writer.query('ROLLBACK');
    await service.runUntilIdle();
    await eventually('the feed to go on', async () => (await measured()).unnumbered === 0);
    expect((await measured()).age).toBe(0);
  });

  test('a reading transaction holds nothing', async () => {
    const reader = await connect(service.databaseUrl, 'reader');
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM events');
    expect(await findHorizonHolder(service.pool)).toBeUndefined();
    await reader.query('COMMIT');
  });

  test('is named to a database user who may not see others’ transactions, and is timed from the first look', async () => {
    const owner = service.pool.owner;
    await owner.raw(`CREATE ROLE horizon_guest LOGIN PASSWORD 'secret'`);
    try {
      const url = new URL(service.databaseUrl);
      url.username = 'horizon_guest';
      url.password = 'secret';
      const writer = await connect(service.databaseUrl, 'hidden-job');
      await writer.query('BEGIN; INSERT INTO somebody_elses VALUES (2)');
      await laterCommit(owner);
      const guest = await connect(url.href, 'guest');
      const holder = horizonHolder((await guest.query(HORIZON_HOLDER)).rows[0]);
      expect(holder).toMatchObject({ application: 'hidden-job', ageSeconds: null, state: null });
      expect(holder && holdsForLong(holder)).toBe(true);
      expect(holder && describeHolder(holder)).toContain('(hidden-job, user ');

      const pool = { ...service.engine.pool, owner: { raw: (text: string) => guest.query(text) } as never };
      const registry = new Registry();
      const watch = watchHorizon(registry);
      const timed = async () => {
        await watch.check({ ...service.engine, pool });
        return value(await registry.metrics(), 'paychart_horizon_age_seconds');
      };
      const first = await timed();
      expect(await timed(), 'since the first look').toBeGreaterThan(first);
      await writer.query('ROLLBACK');
      await guest.end();
    } finally {
      await owner.raw('DROP ROLE horizon_guest');
    }
  });
});

test.skipIf(postgresPrograms === undefined)('a prepared transaction of any database is named by its gid', async () => {
  const cluster = await startPostgresCluster(postgresPrograms ?? '', ['max_prepared_transactions=2']);
  try {
    const other = await connect(cluster.url.replace(/paychart$/, 'postgres'), 'two-phase');
    await other.query(`CREATE TABLE held (n int)`);
    await other.query(`BEGIN; INSERT INTO held VALUES (1); PREPARE TRANSACTION 'left-behind'`);
    const client = await connect(cluster.url, 'paychart');
    await client.query('SELECT pg_current_xact_id()');
    const holder = horizonHolder((await client.query(HORIZON_HOLDER)).rows[0]);
    expect(holder).toMatchObject({ kind: 'prepared', gid: 'left-behind', database: 'postgres', user: 'postgres' });
    expect(holder && describeHolder(holder)).toMatch(
      /^the prepared transaction left-behind of postgres in postgres holds the event feed and the audit seals for \d+ s$/,
    );
    await other.query(`ROLLBACK PREPARED 'left-behind'`);
    expect((await client.query(HORIZON_HOLDER)).rows).toEqual([]);
    await Promise.all([other.end(), client.end()]);
  } finally {
    await cluster.stop();
  }
});

describe('the age from which a holder is reported', () => {
  const holder = { xid: '7', user: 'u', kind: 'backend', pid: 1, application: '', state: 'active' } as const;
  test.each([
    [19.999, false],
    [20, true],
    [null, true],
  ])('is reached after %s s: %s', (ageSeconds, expected) => {
    expect(holdsForLong({ ...holder, ageSeconds })).toBe(expected);
  });

  test('describes a backend without a name', () => {
    expect(describeHolder({ ...holder, ageSeconds: 61.9 })).toBe(
      'backend 1 (an unnamed application, user u, active) holds the event feed and the audit seals for 61 s',
    );
  });
});
