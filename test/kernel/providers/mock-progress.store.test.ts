import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool } from '../../../src/kernel/db/pool.ts';
import { createMockProgressStore } from '../../../src/kernel/providers/mock-progress.store.ts';
import type { MockProgress } from '../../../src/kernel/providers/mock-progress.ts';
import { createMockProvider } from '../../../src/kernel/providers/mock-provider.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 4 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const row = (key: string, step: number): MockProgress => ({
  idempotencyKey: key,
  paymentId: 'pay_1',
  provider: 'payapp_a',
  step,
});

describe('the table of mock progress (D-128)', () => {
  it('holds a row from the first submit on, and only one', async () => {
    const store = createMockProgressStore(pool);
    expect(await store.get('pay_1:rq_1')).toBeUndefined();
    expect(await store.advance(row('pay_1:rq_1', 0), null)).toEqual(row('pay_1:rq_1', 0));
    expect(await store.advance(row('pay_1:rq_1', 5), null)).toEqual(row('pay_1:rq_1', 0));
    expect(await store.get('pay_1:rq_1')).toEqual(row('pay_1:rq_1', 0));
  });

  it('advances only from the step that still stands, and tells what stands', async () => {
    const store = createMockProgressStore(pool);
    await store.advance(row('pay_2:rq_1', 0), null);
    expect(await store.advance(row('pay_2:rq_1', 1), 0)).toEqual(row('pay_2:rq_1', 1));
    expect(await store.advance(row('pay_2:rq_1', 9), 0)).toEqual(row('pay_2:rq_1', 1));
  });

  it('refuses to advance a row that does not exist', async () => {
    await expect(createMockProgressStore(pool).advance(row('pay_3:rq_1', 1), 0)).rejects.toThrow('no row pay_3:rq_1');
  });

  it('lets sixteen polls at once take one step', async () => {
    const store = createMockProgressStore(pool);
    await store.advance(row('pay_4:rq_1', 0), null);
    const answers = await Promise.all(Array.from({ length: 16 }, () => store.advance(row('pay_4:rq_1', 1), 0)));
    expect(new Set(answers.map(({ step }) => step))).toEqual(new Set([1]));
  });

  it('lets the adapter go on after a restart', async () => {
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
