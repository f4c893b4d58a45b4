import { afterAll, beforeAll, expect, test } from 'vitest';
import { lifecycleTable } from '../../../generated/contract/lifecycles.ts';
import { down, up } from '../../../migrations/220_payment_status_known.ts';
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

/** Those of the lifecycle that the table's constraint lets in; it is asked without a row. */
async function letIn(statuses: readonly string[]): Promise<string[]> {
  const { rows } = await pool.owner.raw(
    "SELECT pg_get_expr(conbin, conrelid) AS condition FROM pg_constraint WHERE conname = 'offramp_payments_status_known'",
  );
  const known = await pool.owner.raw(`SELECT status FROM unnest(?::text[]) AS s (status) WHERE ${rows[0].condition}`, [
    [...statuses],
  ]);
  return known.rows.map(({ status }: { status: string }) => status);
}

test('a payment can have a status of its lifecycle only, with the old and the new constraint', async () => {
  const { statuses } = lifecycleTable['offramp-payment'];
  const asked = [...statuses, 'PAID', 'created', '', 'CREATED,FAILED'];
  const length = async () =>
    (await pool.owner('pg_constraint').where({ conname: 'offramp_payments_status_known' }).first('conbin')).conbin
      .length;
  expect(await letIn(asked)).toEqual(statuses);
  const short = await length();
  await down(pool.owner);
  expect(await letIn(asked)).toEqual(statuses);
  expect(await length()).toBeGreaterThan(2 * short);
  await up(pool.owner);
  expect(await length()).toBe(short);
});
