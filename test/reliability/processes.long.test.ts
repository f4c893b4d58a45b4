import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { listeningUrl, type Process, spawnProcess } from '../support/processes.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { type Client, eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PHONE = '+15550104567';

describe('an API process and worker processes on one database', () => {
  /** Sets the scene; it runs no worker of its own. */
  let stage: TestService;
  let acme: TestTenant;
  let harbor: TestTenant;
  let admin: pg.Client;
  const running: Process[] = [];

  beforeAll(async () => {
    stage = await startTestService();
    acme = await stage.signUp('Acme Imports');
    harbor = await stage.signUp('Blue Harbor');
    await acme.fund('100.00');
    await verifyPhone(stage, harbor, PHONE);
    await onboard(harbor);
    await addServiceBalance(harbor);
    await stage.runUntilIdle();
    admin = new pg.Client({ connectionString: stage.databaseUrl });
    await admin.connect();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.end('SIGKILL')));
    expect(await verifyInvariants(stage.pool, stage.engine.lifecycles)).toEqual([]);
  });
  afterAll(async () => {
    await admin.end();
    await stage.stop();
  });

  const start = (command: 'serve' | 'work'): Process => {
    const started = spawnProcess(command, stage.databaseUrl);
    running.push(started);
    return started;
  };
  const selected = async (): Promise<string> => {
    const created = await acme.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap();
    const routeQuoteId = created.quotes[0]?.routeId ?? '';
    await harbor.api.selectOfframpPaymentRoute({ id: created.paymentId, routeQuoteId }).unwrap();
    return created.paymentId;
  };
  const locked = async (): Promise<string> => {
    const id = await selected();
    await harbor.api.confirmOfframpPayment({ id }).unwrap();
    return id;
  };
  const delivered = (id: string, api: Client = acme.api) =>
    eventually(`${id} to be delivered`, async () => {
      const { status } = await api.getOfframpPayment({ id }).unwrap();
      return status === 'DELIVERED' && status;
    });
  const jobOf = async (id: string) =>
    (await admin.query('SELECT lease_until FROM outbox_jobs WHERE key = $1', [id])).rows[0];
  const leases = async (): Promise<number> =>
    (await admin.query('SELECT count(*)::int AS held FROM outbox_jobs WHERE lease_until IS NOT NULL')).rows[0].held;
  const attempts = async (id: string): Promise<number> =>
    (await admin.query('SELECT count(*)::int AS made FROM provider_attempts WHERE payment_id = $1', [id])).rows[0].made;
  /** Holds the payment's row, so that whoever works on it is stopped in the middle of its transaction. */
  const held = async (id: string) => {
    await admin.query('BEGIN');
    await admin.query('SELECT FROM offramp_payments WHERE id = $1 FOR UPDATE', [id]);
    return { release: () => admin.query('COMMIT') };
  };
  /** On a connection of its own: a snapshot of the activity lasts as long as a transaction. */
  const someoneWaits = () =>
    eventually('somebody who waits for the row', async () => {
      const { rows } = await stage.pool.owner.raw(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0].waiting > 0;
    });

  test('deliver each payment that the API accepts, once', async () => {
    const api = start('serve');
    const workers = [start('work'), start('work')];
    const baseUrl = await listeningUrl(api);
    const sender = createPaychart({ baseUrl, apiKey: acme.apiKey });
    const recipient = createPaychart({ baseUrl, apiKey: harbor.apiKey });
    const ids = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { paymentId: id, quotes } = await sender
          .createOfframpPayment({ phone: PHONE, amountUsd: '1.00' })
          .unwrap();
        await recipient.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
        await recipient.confirmOfframpPayment({ id }).unwrap();
        return id;
      }),
    );
    await Promise.all(ids.map((id) => delivered(id, sender)));
    for (const id of ids) expect(await attempts(id)).toBe(1);
    const statuses = await Promise.all([api, ...workers].map((one) => one.end('SIGTERM')));
    expect(statuses, api.said.join('')).toEqual([0, 0, 0]);
    expect(await leases()).toBe(0);
  });

  test('let the API finish its running request after SIGTERM, and accept no new one', async () => {
    const api = start('serve');
    const baseUrl = await listeningUrl(api);
    const id = await selected();
    const row = await held(id);
    const recipient = createPaychart({ baseUrl, apiKey: harbor.apiKey, maxRetries: 0 });
    const confirming = recipient.confirmOfframpPayment({ id });
    await someoneWaits();
    const ended = api.end('SIGTERM');
    await eventually('refused connections', async () => {
      const health = await recipient.getHealth();
      return health.error?.code === 'NETWORK_ERROR';
    });
    await row.release();
    const confirmed = await confirming;
    expect(confirmed.data?.status).toBe('FUNDS_LOCKED');
    expect(await ended, api.said.join('')).toBe(0);
  });

  test('let a worker finish its running job after SIGTERM, and leave no lease', async () => {
    const id = await locked();
    const row = await held(id);
    const worker = start('work');
    await someoneWaits();
    expect((await jobOf(id)).lease_until).not.toBeNull();
    const ended = worker.end('SIGTERM');
    await row.release();
    expect(await ended, worker.said.join('')).toBe(0);
    expect(await leases()).toBe(0);
    const { status } = await acme.api.getOfframpPayment({ id }).unwrap();
    expect(status).not.toBe('FUNDS_LOCKED');
  });

  test('resume the job of a killed worker within eight seconds, once', async () => {
    const id = await locked();
    const row = await held(id);
    const first = start('work');
    await someoneWaits();
    const second = start('work');
    const other = await locked();
    await delivered(other);
    const leaseOfFirst = (await jobOf(id)).lease_until;
    // The first one lives, and does not let go of what it waits for.
    await eventually('a renewal', async () => (await jobOf(id)).lease_until > leaseOfFirst);
    await first.end('SIGKILL');
    const killedAt = performance.now();
    await row.release();
    await delivered(id);
    const seconds = (performance.now() - killedAt) / 1000;
    expect(seconds, second.said.join('')).toBeLessThan(8);
    expect(await attempts(id)).toBe(1);
  });
});
