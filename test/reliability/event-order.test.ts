import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addServiceBalance, onboard, verifyPhone } from '../support/recipient.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../support/service.ts';

const PHONE = '+15550104567';

let service: TestService;
let acme: TestTenant;
let admin: pg.Client;
beforeAll(async () => {
  service = await startTestService({ variables: { QUOTE_TTL_SECONDS: '60' } });
  acme = await service.signUp('Acme Imports');
  const harbor = await service.signUp('Blue Harbor');
  await acme.fund('10.00');
  await verifyPhone(service, harbor, PHONE);
  await onboard(harbor);
  await addServiceBalance(harbor);
  await service.runUntilIdle();
  admin = new pg.Client({ connectionString: service.databaseUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await service.stop();
});

/**
 * A request takes its transaction id with its idempotency key, and may then wait for the payment while somebody with a
 * later id is at work on it: the feed goes by the payment's steps, not by who took a number first.
 */
test('the events of a payment follow the order of its steps, whichever transaction began first', async () => {
  const { paymentId: id } = await acme.api.createOfframpPayment({ phone: PHONE, amountUsd: '1.00' }).unwrap();
  await acme.api.advanceTestClock({ advanceSeconds: 61 }).unwrap();
  const waiting = (count: number) =>
    eventually(`${count} who wait for the payment`, async () => {
      const { rows } = await service.pool.owner.raw(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0].waiting === count;
    });
  await admin.query('BEGIN');
  await admin.query('SELECT FROM offramp_payments WHERE id = $1 FOR UPDATE', [id]);
  // First in the queue, without a key and so without an id of its own yet: it requotes.
  const looking = acme.api.getOfframpPaymentRoutes({ id });
  await waiting(1);
  const canceling = acme.api.cancelOfframpPayment({ id });
  await waiting(2);
  await admin.query('COMMIT');
  expect([(await looking).ok, (await canceling).ok]).toEqual([true, true]);
  await service.runUntilIdle();
  const { events } = await acme.api.listEvents({ resourceId: id, order: 'asc', take: 200 }).unwrap();
  expect(events.at(-1)?.type).toBe('payment.canceled');
  const steps = events.map(({ resourceSequence }) => resourceSequence);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});
