import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockProgressStore } from '../../../src/payments/providers/mock-progress.store.ts';
import type { MockPayout } from '../../../src/payments/providers/mock-progress.ts';
import { createMockProvider } from '../../../src/payments/providers/mock-provider.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 6 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const payout = (key: string): MockPayout => ({ idempotencyKey: key, paymentId: 'pay_1', provider: 'payapp_a' });

describe('the table of mock progress (D-128)', { shuffle: false }, () => {
  it('stores a payout at its first submit, once', async () => {
    const store = createMockProgressStore(pool);
    expect(await store.advance('pay_1:rq_1', 2)).toBeUndefined();
    await store.begin(payout('pay_1:rq_1'));
    expect(await store.advance('pay_1:rq_1', 2)).toBe(1);
    await store.begin(payout('pay_1:rq_1'));
    expect(await store.advance('pay_1:rq_1', 1)).toBe(1);
    expect(await pool.owner('mock_provider_progress').where({ payment_id: 'pay_1' })).toEqual([
      { idempotency_key: 'pay_1:rq_1', payment_id: 'pay_1', provider: 'payapp_a', step: 1 },
    ]);
  });

  it('advances up to the last step', async () => {
    const store = createMockProgressStore(pool);
    await store.begin(payout('pay_2:rq_1'));
    const steps = [];
    for (let poll = 0; poll < 4; poll += 1) steps.push(await store.advance('pay_2:rq_1', 2));
    expect(steps).toEqual([1, 2, 2, 2]);
  });

  it('advances one step for simultaneous polls', async () => {
    const store = createMockProgressStore(pool);
    await store.begin(payout('pay_4:rq_1'));
    const holder = await pool.owner.transaction();
    await holder('mock_provider_progress').where({ idempotency_key: 'pay_4:rq_1' }).forUpdate();
    // As three processes ask.
    const stores = [store, createMockProgressStore(pool), createMockProgressStore(pool)];
    const polls = stores.map((one) => one.advance('pay_4:rq_1', 5));
    await expect
      .poll(async () => {
        const waiting = await pool.owner('pg_locks').where({ granted: false }).count();
        return Number(waiting[0]?.count);
      })
      .toBe(3);
    await holder.commit();
    expect(await Promise.all(polls)).toEqual([1, 1, 1]);
  });

  it('handles simultaneous requests in one batch, each on its own', async () => {
    const store = createMockProgressStore(pool);
    await Promise.all([store.begin(payout('pay_6:rq_1')), store.begin(payout('pay_7:rq_1'))]);
    const asked = [
      store.advance('pay_6:rq_1', 5),
      store.begin(payout('pay_8:rq_1')),
      store.advance('pay_7:rq_1', 0),
      store.advance('pay_none:rq_1', 5),
      store.advance('pay_6:rq_1', 5),
    ];
    expect(await Promise.all(asked)).toEqual([1, undefined, 0, undefined, 1]);
    expect(await store.advance('pay_8:rq_1', 5)).toBe(1);
  });

  it('lets an adapter continue after a restart', async () => {
    const reference = {
      idempotencyKey: 'pay_5:rq_1',
      paymentId: 'pay_5',
      providerRef: null,
      sourceAmountBaseUnits: 25_000_003n,
    };
    const instruction = {
      ...reference,
      quoteId: 'rq_1',
      payee: { destinationId: 'dst_1', type: 'PAYMENT_APP_A', identifier: 'a@b.test', country: null },
      destinationCurrency: 'USD',
      destinationAmountMinor: 2474n,
    };
    const statuses: string[] = [];
    for (const call of ['submit', 'poll', 'poll', 'poll'] as const) {
      const mock = createMockProvider('payapp_a', createMockProgressStore(pool));
      const answer = await (call === 'submit' ? mock.submit(instruction) : mock.poll(reference));
      statuses.push(answer.kind === 'status' ? answer.status : answer.kind);
    }
    expect(statuses).toEqual(['SUBMITTED', 'BLOCKED', 'FAILED', 'FAILED']);
  });
});
