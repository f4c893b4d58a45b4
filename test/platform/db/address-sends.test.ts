import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { anyRow } from '../../support/any-row.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2 });
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

/** Whether a role gets through, and with what. */
const as = (role: string, sql: string): Promise<string> =>
  pool.owner.transaction(async (owner) => {
    await owner.raw(`SET LOCAL ROLE ${role}`);
    const { rowCount } = await owner.raw(sql);
    return `${rowCount}`;
  });

test('sends to an address can be written and read by the system alone, and erased by retention alone (D-526)', async () => {
  await anyRow(pool.owner, 'address_sends', { id: 'msg_1', recipient_index: 'index' });
  expect(await as('paychart_system', 'SELECT * FROM address_sends')).toBe('1');
  await expect(as('paychart_app', 'SELECT * FROM address_sends')).rejects.toThrow(/permission denied/);
  for (const change of ['DELETE FROM address_sends', "UPDATE address_sends SET recipient_index = 'other'"])
    await expect(as('paychart_system', change)).rejects.toThrow(/permission denied/);
  expect(await as('paychart_retention', 'DELETE FROM address_sends')).toBe('1');
});
