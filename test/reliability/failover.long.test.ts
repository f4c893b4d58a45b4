import { randomUUID } from 'node:crypto';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Paychart } from '#sdk';
import { credit, signUp } from '../../scripts/chaos/tenants.ts';
import { startDefaults } from '../../src/app/config.ts';
import { checkDatabase } from '../../src/cli/doctor/check-database.ts';
import { openPool } from '../../src/platform/db/connection/pool.ts';
import { isConnectionLost } from '../../src/platform/db/errors.ts';
import { runAsSystem } from '../../src/platform/db/run-as-system.ts';
import { assertMigrated, migrate } from '../../src/platform/migrate/migrate.ts';
import { eventually } from '../support/eventually.ts';
import { type PostgresCluster, postgresPrograms, startPostgresCluster } from '../support/postgres-cluster.ts';
import { listeningUrl, type Process, spawnProcess } from '../support/processes.ts';

const RESET = 'ALTER SYSTEM RESET default_transaction_read_only';
const PHONE = '+15550104567';

const query = async (url: string, text: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).finally(() => client.end());
};

const serverOf = async (url: string): Promise<unknown> => {
  const pool = openPool({ url, max: 1 });
  try {
    const [found] = await runAsSystem(pool, [{ text: 'SELECT inet_server_port() AS port' }]);
    return found?.rows[0].port;
  } finally {
    await pool.close();
  }
};

describe.skipIf(postgresPrograms === undefined)('a primary and its standby', () => {
  let primary: PostgresCluster;
  let standby: PostgresCluster;
  /** The standby is asked first. */
  let both: string;
  let serve: Process;
  let sender: Paychart;

  beforeAll(async () => {
    primary = await startPostgresCluster(postgresPrograms ?? '');
    standby = await primary.standby();
    const [one, two] = [standby, primary].map(({ url }) => new URL(url).host);
    both = `postgres://postgres@${one},${two}/paychart?target_session_attrs=read-write`;
    await migrate(both);
    serve = spawnProcess('serve', both);
    const url = await listeningUrl(serve);
    const acme = await signUp(url, 'Acme Imports');
    sender = acme.api;
    const { PATH, HOME } = process.env;
    const environment = { PATH, HOME, NODE_NO_WARNINGS: '1', ...startDefaults, DATABASE_URL: both };
    await credit({ url, environment: () => environment }, acme.tenantId);
  });
  afterAll(async () => {
    await serve?.end('SIGKILL');
    await standby?.stop();
    await primary?.stop();
  });

  const pay = (idempotencyKey: string) =>
    sender.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }, { idempotencyKey });

  test('takes every connection to the primary, in either order of the hosts', async () => {
    const port = Number(new URL(primary.url).port);
    expect(await serverOf(both)).toBe(port);
    expect(await serverOf(primary.url)).toBe(port);
    await assertMigrated(both);
    const [reached] = await checkDatabase(both);
    expect(reached).toMatchObject({ state: 'ok', found: expect.stringContaining(`:${port}/`) });
  });

  test('reads nothing from the standby', async () => {
    const refused = await serverOf(standby.url).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'NoPrimary' });
    expect(isConnectionLost(refused)).toBe(true);
    await expect(assertMigrated(standby.url)).rejects.toThrow('read-only');
    expect(await checkDatabase(standby.url)).toMatchObject([{ check: 'database', state: 'problem' }]);
  });

  test('answers TRY_AGAIN when the server becomes read-only, and drops its connections', async () => {
    await pay(randomUUID()).unwrap();
    const before = await connections();
    await query(primary.url, "ALTER SYSTEM SET default_transaction_read_only = 'on'");
    await query(primary.url, 'SELECT pg_reload_conf()');
    const key = randomUUID();
    await eventually('TRY_AGAIN', async () => {
      const answer = await pay(key);
      return !answer.ok && answer.error.code === 'TRY_AGAIN';
    });
    await query(`${primary.url}?options=-c%20default_transaction_read_only=off`, RESET);
    await query(primary.url, 'SELECT pg_reload_conf()');
    const paid = await eventually('an answer', async () => {
      const answer = await pay(key);
      return answer.ok && answer.data;
    });
    expect(await pay(key).unwrap()).toEqual(paid);
    // Nothing needs to replace them: the service opens a connection when no other is free.
    const after = await connections();
    expect(before.filter((pid) => !after.includes(pid)).length).toBeGreaterThan(0);
  });

  const connections = async (): Promise<number[]> => {
    const asked = "SELECT pid FROM pg_stat_activity WHERE application_name = 'paychart'";
    return (await query(primary.url, asked)).rows.map(({ pid }) => pid);
  };

  test('keeps every answered request once when the primary is killed and the standby takes over', async () => {
    const key = randomUUID();
    const before = await pay(key).unwrap();
    await eventually('the standby to have it', async () => {
      const asked = `SELECT FROM offramp_payments WHERE id = '${before.paymentId}'`;
      return (await query(standby.url, asked)).rowCount === 1;
    });
    await primary.kill();
    const during = randomUUID();
    const refused = await pay(during);
    expect(refused).toMatchObject({ ok: false, error: { code: 'TRY_AGAIN' } });
    // A standby answers reads all the while, and is not asked.
    const read = await sender.getOfframpPayment({ id: before.paymentId });
    expect(read).toMatchObject({ ok: false, error: { code: 'TRY_AGAIN' } });
    await query(standby.url, 'SELECT pg_promote()');
    const promotedAt = performance.now();
    const after = await eventually('the service to answer', async () => {
      const answer = await pay(during);
      return answer.ok && answer.data;
    });
    expect(performance.now() - promotedAt).toBeLessThan(10_000);
    expect(await pay(key).unwrap()).toEqual(before);
    expect(await pay(during).unwrap()).toEqual(after);
    const { rows } = await query(standby.url, 'SELECT count(*)::int AS payments FROM offramp_payments');
    expect(rows[0].payments).toBe(4);
  });
});
