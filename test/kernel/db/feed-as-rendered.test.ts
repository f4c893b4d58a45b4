import { afterAll, beforeAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/133_feed_as_rendered.ts';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
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

test('a feed keeps what it shows as text, and what it had before (D-490)', async () => {
  const { owner } = pool;
  await down(owner);
  const row = (sequence: number, payload: string) => ({
    ...{ tenant_id: 'ten', sequence, event_id: `evt_${sequence}`, type: 'payment.created', resource_id: 'pay' },
    ...{ payload, created_at: new Date() },
  });
  const odd = '{"metadata":{"10":9007199254740993,"9":1.10,"b":1e400}}';
  await owner('event_feed').insert(row(1, '{"metadata":{"b":1.10,"a":2}}'));
  await up(owner);
  await owner('event_feed').insert(row(2, odd));
  const { rows } = await owner.raw('SELECT payload::text FROM event_feed ORDER BY sequence');
  expect(rows).toEqual(['{"metadata": {"a": 2, "b": 1.10}}', odd].map((payload) => ({ payload })));
});
