import { afterAll, beforeAll, expect, test } from 'vitest';
import * as columns from '../../../migrations/370_unique_client_references.ts';
import * as indexes from '../../../migrations/371_indexes_of_client_references.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { anyRow } from '../../support/any-row.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 1 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

const payment = (id: string, more: object) =>
  anyRow(pool.owner, 'offramp_payments', {
    id,
    sender_tenant_id: 'ten_1',
    client_reference: 'order-1',
    status: 'PENDING_CLAIM',
    custody: 'none',
    funding_mode: 'INTERNAL_BALANCE',
    ...more,
  });

test('existing payments keep their references, which did not have to be unique (migrations 370 and 371, D-529)', async () => {
  const { owner } = pool;
  await indexes.down(owner);
  await owner.transaction(columns.down);
  await payment('pay_1', {});
  await payment('pay_2', {});
  await owner.transaction(columns.up);
  await indexes.up(owner);
  // A second attempt finds what the first one left.
  await indexes.up(owner);
  expect(
    await owner('offramp_payments').orderBy('id').select('id', 'client_reference', 'client_reference_unique'),
  ).toEqual([
    { id: 'pay_1', client_reference: 'order-1', client_reference_unique: false },
    { id: 'pay_2', client_reference: 'order-1', client_reference_unique: false },
  ]);
});

test('of payments with a unique reference, one per sender may have it', async () => {
  const unique = { client_reference_unique: true };
  await payment('pay_3', unique);
  await payment('pay_4', { ...unique, sender_tenant_id: 'ten_2' });
  await payment('pay_5', { ...unique, client_reference: 'order-2' });
  await expect(payment('pay_6', unique)).rejects.toThrow('offramp_payments_client_reference_unique');
  await payment('pay_7', {});
});
