import { afterAll, beforeAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/130_provider_event_order.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase } from '../../support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 1 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 2, 9, minute));

test('each source of provider events has its own time, and a time in the future blocks nothing (D-491)', async () => {
  const { owner } = pool;
  await down(owner);
  // Rows alone: what they hang on is not what is migrated.
  await owner.raw(`SET session_replication_role = 'replica'`);
  const attempt = { quote_id: 'q', provider: 'internal', live: true, created_at: at(0), last_applied_at: at(50) };
  await owner('provider_attempts').insert([
    { ...attempt, idempotency_key: 'pay_a:q', payment_id: 'pay_a' },
    { ...attempt, idempotency_key: 'pay_b:q', payment_id: 'pay_b' },
    { ...attempt, idempotency_key: 'pay_c:q', payment_id: 'pay_c', last_applied_at: null },
  ]);
  const events = [
    ['submit:1', 'pay_a', at(1), at(1), 'applied'],
    ['poll:1:1', 'pay_a', at(2), at(2), 'applied'],
    ['poll:1:2', 'pay_a', at(9), at(9), 'older'],
    ['evt_1', 'pay_a', at(50), at(3), 'applied'],
    ['evt_2', 'pay_a', at(8), at(4), 'applied'],
    ['evt_3', 'pay_b', at(8), at(4), 'applied'],
    ['evt_4', 'pay_c', at(8), at(4), 'terminal'],
  ] as const;
  await owner('provider_events').insert(
    events.map(([event_id, payment_id, occurred_at, received_at, disposition]) => ({
      provider: 'internal',
      event_id,
      payment_id,
      status: 'PENDING',
      occurred_at,
      received_at,
      disposition,
    })),
  );
  await up(owner);
  expect(
    await owner('provider_attempts')
      .select('payment_id', 'last_webhook_applied_at', 'last_poll_applied_at')
      .orderBy('payment_id'),
  ).toEqual([
    { payment_id: 'pay_a', last_webhook_applied_at: at(8), last_poll_applied_at: at(2) },
    { payment_id: 'pay_b', last_webhook_applied_at: at(8), last_poll_applied_at: null },
    { payment_id: 'pay_c', last_webhook_applied_at: null, last_poll_applied_at: null },
  ]);
});
