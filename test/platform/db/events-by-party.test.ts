import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { anyRow } from '../../support/any-row.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
  for (const [id, parties] of [
    ['evt_a', '{ten_a}'],
    ['evt_ab', '{ten_a,ten_b}'],
    ['evt_b', '{ten_b}'],
    ['evt_none', '{}'],
  ])
    await anyRow(pool.owner, 'events', { id, parties });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

async function seenBy(tenantId: string | null): Promise<string[]> {
  const transaction = await Transaction.begin(pool, { role: 'app', tenantId });
  const rows = await transaction.reads.many<{ id: string }>(sql('events').select('id').orderBy('id'));
  await transaction.commit();
  return rows.map(({ id }) => id);
}

describe('a request reads the stored events of its own tenant (D-487)', () => {
  test.each([
    ['ten_a', ['evt_a', 'evt_ab']],
    ['ten_b', ['evt_ab', 'evt_b']],
    ['ten_c', []],
    ['', []],
    [null, []],
  ])('%s', async (tenantId, ids) => {
    expect(await seenBy(tenantId)).toEqual(ids);
  });

  test.each([
    `UPDATE events SET object = '{}'`,
    'DELETE FROM events',
    `INSERT INTO events (id) VALUES ('evt_x')`,
    'SELECT id FROM events FOR UPDATE',
  ])('and can change none: %s', async (text) => {
    const transaction = await Transaction.begin(pool, { role: 'app', tenantId: 'ten_a' });
    await expect(transaction.pipeline([{ text }])).rejects.toThrow('permission denied for table events');
    await transaction.rollback();
  });
});
