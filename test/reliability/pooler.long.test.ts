import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDatabase } from '../../src/cli/doctor/check-database.ts';
import { isIntact, sealAll, verifyChain, verifyInvariants } from '../../src/platform/audit/index.ts';
import { openPool } from '../../src/platform/db/connection/pool.ts';
import { runAsSystem } from '../../src/platform/db/run-as-system.ts';
import { assertMigrated, migrate } from '../../src/platform/migrate/migrate.ts';
import { feedOf } from '../support/feed.ts';
import { type Pooler, poolerProgram, startPooler } from '../support/pooler.ts';
import { type PostgresCluster, postgresPrograms, startPostgresCluster } from '../support/postgres-cluster.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PHONE = '+15550104567';
/** Fewer than the connections of one process, so that transactions change servers all the time. */
const SERVERS = 4;

const canRun = postgresPrograms !== undefined && poolerProgram !== undefined;

if (!canRun) console.info('The pooler is not tested: pgbouncer or the programs of PostgreSQL are not installed.');
test.runIf(process.env.FAILOVER_TESTS === 'required')('pgbouncer and the programs of PostgreSQL are there', () => {
  expect(canRun).toBe(true);
});

describe.skipIf(!canRun)('behind pgbouncer in transaction mode', () => {
  let cluster: PostgresCluster;
  let pooler: Pooler;
  let service: TestService;
  let acme: TestTenant;
  let harbor: TestTenant;

  beforeAll(async () => {
    cluster = await startPostgresCluster(postgresPrograms ?? '');
    pooler = await startPooler(poolerProgram ?? '', cluster.url, SERVERS);
    await migrate(pooler.url);
    // Its servers were opened before migrate gave their user its settings.
    await pooler.console('RECONNECT');
    service = await startTestService({
      databaseUrl: pooler.url,
      working: true,
      variables: { PREPARED_STATEMENTS: 'off' },
    });
    acme = await service.signUp('Acme Imports');
    harbor = await service.signUp('Blue Harbor');
    await acme.fund('1000.00');
    await verifyPhone(service, harbor, PHONE);
    await onboard(harbor);
    await addServiceBalance(harbor);
  });
  afterAll(async () => {
    await service?.stop();
    await pooler?.stop();
    await cluster?.stop();
  });

  const deliver = async (): Promise<string> => {
    const created = await acme.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap();
    const { paymentId: id } = created;
    await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId: created.quotes[0]?.routeId ?? '' }).unwrap();
    await harbor.api.confirmOfframpPayment({ id }).unwrap();
    return eventually(`${id} to be delivered`, async () => {
      const { status } = await acme.api.getOfframpPayment({ id }).unwrap();
      return status === 'DELIVERED' && id;
    });
  };

  test('40 simultaneous payments are delivered, and their jobs and timers end', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, deliver));
    expect(new Set(ids).size).toBe(40);
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    await eventually('jobs to end', async () => {
      const { rows } = await service.pool.owner.raw(
        "SELECT count(*)::int AS jobs FROM outbox_jobs WHERE topic NOT IN ('offramp.provider', 'offramp.review-case')",
      );
      return rows[0].jobs === 0;
    });
  });

  test('the feed has every event, once, and the audit trail is sealed', async () => {
    const { rows } = await service.pool.owner.raw(
      'SELECT count(*)::int AS events FROM events WHERE ? = ANY (parties)',
      [acme.tenantId],
    );
    const feed = await eventually('all events', async () => {
      const found = await feedOf(service.pool.owner, acme.tenantId);
      return found.length >= rows[0].events && found;
    });
    expect(feed.map(({ sequence }) => sequence)).toEqual(feed.map((_, index) => index + 1));
    expect(new Set(feed.map((entry) => entry.event_id)).size).toBe(rows[0].events);
    const told = await acme.api.listEvents({ take: 5 }).unwrap();
    expect(told.events.map(({ id }) => id)).toEqual(
      feed
        .slice(-5)
        .reverse()
        .map((entry) => entry.event_id),
    );
    await sealAll(service.pool, { wait: true });
    expect(isIntact(await verifyChain(service.pool))).toBe(true);
  });

  test('transactions share servers, with the settings that plans need', async () => {
    const { rows } = await service.pool.owner.raw(
      "SELECT count(*)::int AS servers FROM pg_stat_activity WHERE datname = 'paychart' AND backend_type = 'client backend'",
    );
    expect(rows[0].servers).toBeLessThanOrEqual(SERVERS);
    const [shown] = await runAsSystem(service.pool, [{ text: 'SHOW plan_cache_mode' }]);
    expect(shown?.rows[0].plan_cache_mode).toBe('force_generic_plan');
    await assertMigrated(pooler.url);
  });

  test('doctor recognises the pooler, and tells what to do about prepared statements', async () => {
    // The cluster of this test has fsync off, which doctor warns of.
    const found = async (url: string, preparedStatements: boolean) =>
      (await checkDatabase(url, preparedStatements)).filter(
        ({ state, check }) => (state !== 'ok' && check !== 'server settings') || check === 'pooler',
      );
    const version = expect.stringMatching(/^PgBouncer 1\.\d+\.\d+ in transaction mode/);
    expect(await found(pooler.url, false)).toEqual([{ check: 'pooler', state: 'ok', found: version, todo: null }]);
    expect(await found(pooler.url, true)).toMatchObject([{ check: 'pooler', state: 'problem', found: version }]);
    expect(await found(cluster.url, true)).toEqual([]);
  });

  test('doctor reports a server of the pooler that has lost its settings', async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query('ALTER ROLE postgres IN DATABASE paychart RESET plan_cache_mode');
    await pooler.console('RECONNECT');
    const findings = await checkDatabase(pooler.url, false);
    expect(findings.find(({ check }) => check === 'database settings')).toMatchObject({ state: 'problem' });
    await client.end();
    await migrate(pooler.url);
    await pooler.console('RECONNECT');
  });

  // The reason for the variable: if this starts to pass on a newer pgbouncer, doctor knows that too.
  test('transactions of several clients fail with prepared statements on an old version', async () => {
    const pools = Array.from({ length: 6 }, () => openPool({ url: pooler.url, max: 1 }));
    const outcomes = await Promise.allSettled(
      pools.flatMap((pool) =>
        Array.from({ length: 20 }, () => runAsSystem(pool, [{ text: 'SELECT $1::int', values: [1] }])),
      ),
    );
    await Promise.all(pools.map((pool) => pool.close()));
    const [{ version } = {}] = await pooler.console('SHOW VERSION');
    const isOld = /1\.(\d|1\d|20)\./.test(String(version));
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(isOld);
  });
});
