import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { lockOf } from '../../src/platform/execution/idempotency.ts';
import type { Topic } from '../../src/platform/lifecycle/topics.ts';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { rounds as roundsOf } from '../support/rounds.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PHONE = '+15550104567';
const ROUNDS = roundsOf(4, 50);

describe('simultaneous requests have the result of one order', () => {
  let service: TestService;
  /** A second service on the same database: nothing in memory is shared. */
  let twin: TestService;
  let acme: TestTenant;
  let harbor: TestTenant;
  let admin: pg.Client;

  beforeAll(async () => {
    service = await startTestService({ idempotencyWaitMs: 150, variables: { QUOTE_TTL_SECONDS: '60' } });
    twin = await startTestService({ databaseUrl: service.databaseUrl, variables: { QUOTE_TTL_SECONDS: '60' } });
    acme = await service.signUp('Acme Imports');
    harbor = await service.signUp('Blue Harbor');
    await acme.fund('1000.00');
    await verifyPhone(service, harbor, PHONE);
    await onboard(harbor);
    await addServiceBalance(harbor);
    await service.runUntilIdle();
    admin = new pg.Client({ connectionString: service.databaseUrl });
    await admin.connect();
  });
  afterEach(async () => {
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
  afterAll(async () => {
    await admin.end();
    await twin.stop();
    await service.stop();
  });

  const rounds = async (round: (index: number) => Promise<void>): Promise<void> => {
    for (let index = 0; index < ROUNDS; index += 1) await round(index);
  };
  const create = (sender = acme) => sender.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap();
  const statusOf = async (id: string): Promise<string> =>
    (await service.pool.owner('offramp_payments').where({ id }).first('status')).status;
  const steps = async (id: string, event: string): Promise<number> => {
    const [found] = await service.pool.owner('lifecycle_log').where({ aggregate_id: id, event }).count();
    return Number(found?.count);
  };
  const twinOf = (path: string, { apiKey }: TestTenant, key: string, body?: object) =>
    fetch(`${twin.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-api-key': apiKey, 'idempotency-key': key },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** The lock of a key of the sender's, as its requests take it. */
  const lockOfKey = (path: string, key: string) =>
    lockOf({
      scope: acme.tenantId,
      operation: `POST ${path}`,
      key,
      salientHash: '',
      bodyHash: undefined,
      caller: { memberId: 'mem_1', apiKeyId: null, role: 'OWNER' },
      showsSecret: false,
    });

  test('parallel cancels: one cancels, the others answer that it is canceled', () =>
    rounds(async () => {
      const { paymentId: id } = await create();
      const before = await acme.balances();
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, at) =>
          at % 2 === 0
            ? acme.api.cancelOfframpPayment({ id }).then(({ ok, error }) => (ok ? 'canceled' : error.code))
            : twinOf(`/v1/offramp/payments/${id}/cancel`, acme, `cancel-${id}-${at}`).then(async (answer) =>
                answer.ok ? 'canceled' : ((await answer.json()) as { code: string }).code,
              ),
        ),
      );
      expect(answers.sort()).toEqual(['CANCEL_CONFLICT', 'CANCEL_CONFLICT', 'CANCEL_CONFLICT', 'canceled']);
      expect(await acme.balances()).toEqual({
        ...before,
        available: (before.available ?? 0n) + 1_000_000n,
        reserved: (before.reserved ?? 0n) - 1_000_000n,
      });
    }));

  test('a selection during a requote is of an offered set, or is refused', async () => {
    const late = await service.signUp('Late Imports');
    await late.fund('1000.00');
    await rounds(async () => {
      const { paymentId: id, quotes } = await create(late);
      const routeQuoteId = quotes[0]?.routeId ?? '';
      // The set expires: whoever comes first asks for a new one.
      await late.api.advanceTestClock({ advanceSeconds: 61 }).unwrap();
      const [selected, routes] = await Promise.all([
        harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId }),
        late.api.getOfframpPaymentRoutes({ id }),
      ]);
      // This service waits 150 ms for a lock, which a busy machine may exceed: then nothing has happened.
      const refusals = ['ROUTE_QUOTE_EXPIRED', 'ROUTE_QUOTE_NOT_AVAILABLE', 'TRY_AGAIN'];
      expect(refusals).toContain(selected.error?.code);
      expect(routes.data?.routes).toHaveLength(1);
      expect(await steps(id, 'REQUOTE')).toBe(1);
      const payment = await service.pool.owner('offramp_payments').where({ id }).first();
      expect(payment).toMatchObject({ quote_set_version: 2, selected_route_quote_id: null });
    });
  });

  test('two advances of one clock add up', async () => {
    const early = await service.signUp('Early Imports');
    const path = '/v1/test/clock';
    await rounds(async (round) => {
      const [one, other] = await Promise.all([
        early.api.advanceTestClock({ advanceSeconds: 60 }),
        twinOf(path, early, `advance-${round}`, { advanceSeconds: 60 }),
      ]);
      expect([one.ok, other.status]).toEqual([true, 200]);
      const clock = await early.api.getTestClock().unwrap();
      expect(clock.offsetSeconds).toBe(120 * (round + 1));
    });
  });

  test('a claim that is bound and canceled at once is paid out or refunded', async () => {
    const ends: string[] = [];
    await rounds(async (round) => {
      const phone = `+1555010${3000 + round}`;
      const { paymentId: id } = await acme.api.createOfframpPayment({ phone, amountUsd: '1.00' }).unwrap();
      await verifyPhone(service, harbor, phone);
      // What the verified phone woke lies in the outbox or is done; the cancellation meets it there.
      const [canceled] = await Promise.all([
        acme.api.cancelOfframpPayment({ id }),
        service.runUntilIdle(),
        twin.runUntilIdle(),
      ]);
      const status = await statusOf(id);
      ends.push(status);
      expect(canceled.ok).toBe(status === 'CANCELED');
      expect(await steps(id, 'CANCEL')).toBe(canceled.ok ? 1 : 0);
    });
    expect(ends).toHaveLength(ROUNDS);
  });

  test('one provider job taken by two runners submits once, also when the first one’s lease ends', () =>
    rounds(async (round) => {
      const { paymentId: id, quotes } = await create();
      await harbor.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
      await harbor.api.confirmOfframpPayment({ id }).unwrap();
      const both = async (topic: Topic) => {
        const job = { topic, key: id, early: true };
        const stolen = async () => {
          // The first one's lease is over while it is still at work.
          if (round % 2 === 0) await service.pool.owner('outbox_jobs').where({ key: id }).update({ lease_until: null });
          await twin.runner.runDue(job);
        };
        await Promise.all([service.runner.runDue(job), stolen(), twin.runner.runDue(job)]);
        await service.pool.owner('outbox_jobs').where({ key: id }).update({ lease_until: null, fires_at: new Date() });
      };
      await both('offramp.submit');
      await eventually('delivery', async () => {
        await both('offramp.provider');
        return (await statusOf(id)) === 'DELIVERED';
      });
      expect(await service.pool.owner('provider_attempts').where({ payment_id: id })).toHaveLength(1);
      expect(await service.pool.owner('mock_provider_progress').where({ payment_id: id })).toHaveLength(1);
      const proceeds = await service.pool
        .owner('ledger_transfers')
        .where({ subject: id })
        .where('id', 'like', '%:proceeds');
      expect(proceeds).toHaveLength(1);
    }));

  test('a duplicate that waits too long answers 409 IDEMPOTENCY_IN_PROGRESS, and a killed first request frees the key', async () => {
    const body = { phone: PHONE, amountUsd: '1.00' };
    const scope = `${acme.tenantId} POST /v1/offramp/payments`;
    // The first request, in a process that stands still: at its beginning, with the lock of the key; at its end, with the row.
    for (const [text, values] of [
      [`SELECT pg_advisory_xact_lock(${lockOfKey('/v1/offramp/payments', 'slow')})`, []],
      [
        `INSERT INTO idempotency_keys (scope, key, tenant_id, salient_hash, created_at, expires_at)
          VALUES ($1, 'slow', $2, '', now(), now() + interval '1 day')`,
        [scope, acme.tenantId],
      ],
    ] as const) {
      await admin.query('BEGIN');
      await admin.query(text, [...values]);
      const waiting = await acme.api.createOfframpPayment(body, { idempotencyKey: 'slow' });
      expect(waiting.error?.code).toBe('IDEMPOTENCY_IN_PROGRESS');
      expect(waiting.response?.status).toBe(409);
      expect(waiting.response?.headers.get('retry-after')).toBe('1');
      await admin.query('ROLLBACK');
    }
    const created = await acme.api.createOfframpPayment(body, { idempotencyKey: 'slow' });
    expect(created.response?.status).toBe(201);
    expect(created.response?.headers.get('idempotency-replayed')).toBeNull();
  });

  test('an answer stored under the key while the request runs is replayed instead of a second one', async () => {
    const body = { phone: PHONE, amountUsd: '1.00' };
    const first = await (await twinOf('/v1/offramp/payments', acme, 'first', body)).text();
    const payments = async () => (await service.pool.owner('offramp_payments')).length;
    const before = await payments();
    // As a process of an earlier release leaves it, which knows no lock.
    await admin.query('BEGIN');
    await admin.query(`UPDATE idempotency_keys SET key = 'meanwhile' WHERE key = 'first'`);
    const waiting = twinOf('/v1/offramp/payments', acme, 'meanwhile', body);
    await eventually('a request that waits for the row', async () => {
      const { rows } = await service.pool.owner.raw(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0].waiting > 0;
    });
    await admin.query('COMMIT');
    const replayed = await waiting;
    expect(replayed.headers.get('idempotency-replayed')).toBe('true');
    expect(await replayed.text()).toBe(first);
    expect(await payments()).toBe(before);
  });

  test('a deadlock makes the losing request run again, and does not fail it', async () => {
    const { paymentId: id } = await create();
    const key = `dead-${id}`;
    // We hold the payment, the request holds its key and wants the payment: then we want the key.
    await admin.query('BEGIN');
    await admin.query("SET LOCAL deadlock_timeout = '10s'");
    await admin.query('SELECT FROM offramp_payments WHERE id = $1 FOR UPDATE', [id]);
    const canceling = twinOf(`/v1/offramp/payments/${id}/cancel`, acme, key);
    await eventually('a request that waits for the payment', async () => {
      const { rows } = await service.pool.owner.raw(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0].waiting > 0;
    });
    await admin.query(`SELECT pg_advisory_xact_lock(${lockOfKey(`/v1/offramp/payments/${id}/cancel`, key)})`);
    await admin.query('ROLLBACK');
    const canceled = await canceling;
    expect([canceled.status, await statusOf(id)]).toEqual([200, 'CANCELED']);
    // The server's own count, which it writes down a little later.
    await eventually('a deadlock that the server saw', async () => {
      const { rows } = await service.pool.owner.raw(
        'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
      );
      return rows[0].deadlocks > 0;
    });
  });
});
