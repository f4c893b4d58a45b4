import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { down, up } from '../../../migrations/222_transaction_numbers.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { runAsSystem } from '../../../src/platform/db/run-as-system.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;

// The tests tell one story, in the order in which they stand.
describe('transaction numbers after a restore', { shuffle: false }, () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = openPool({ url: database.url, max: 2 });
  });
  afterAll(async () => {
    await pool?.close();
    await database?.drop();
  });

  /** By how much a new row is numbered above the id of the transaction that writes it, and the horizon above the oldest. */
  async function offsets(): Promise<{ row: number; horizon: number }> {
    const transaction = await pool.owner.transaction();
    const { rows } = await transaction.raw(
      `INSERT INTO webhook_switches (endpoint_id, enabled) VALUES ('whe_x', true)
      RETURNING tx::text::bigint - pg_current_xact_id()::text::bigint AS "row"`,
    );
    const horizon = await transaction.raw(`SELECT settled_horizon()::text::bigint
    >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint + transaction_offset() AS passes`);
    await transaction.rollback();
    return { row: Number(rows[0].row), horizon: horizon.rows[0].passes };
  }
  const raise = (value: number) =>
    runAsSystem(pool, [{ text: 'SELECT raise_transaction_offset($1)', values: [String(value)] }]);
  const defaults = async (): Promise<string[]> => {
    const { rows } = await pool.owner.raw(`SELECT DISTINCT column_default FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'tx' AND column_default IS NOT NULL`);
    return rows.map(({ column_default }: { column_default: string }) => column_default);
  };

  test('add an offset that only rises to the id of the transaction', async () => {
    expect(await offsets()).toEqual({ row: 0, horizon: true });
    await raise(5000);
    expect(await offsets()).toEqual({ row: 5000, horizon: true });
    for (const lower of [5000, 4999, 0]) {
      await expect(raise(lower)).rejects.toThrow('the offset of transaction numbers only rises');
    }
    await raise(5001);
    expect(await offsets()).toEqual({ row: 5001, horizon: true });
  });

  test('follow a new offset in a cached plan', async () => {
    const number = {
      text: `INSERT INTO webhook_switches (endpoint_id, enabled) VALUES ('whe_' || gen_random_uuid(), true)
      RETURNING (tx::text::bigint - pg_current_xact_id()::text::bigint)::int AS above`,
      values: [],
    };
    const above = async () => (await runAsSystem(pool, [number]))[0]?.rows[0].above;
    for (let nth = 0; nth < 8; nth += 1) expect(await above()).toBe(5001);
    await raise(7000);
    for (let nth = 0; nth < 8; nth += 1) expect(await above()).toBe(7000);
  });

  test('cannot be raised by requests', async () => {
    for (const statement of ['raise_transaction_offset(9000)', 'lock_numbered_tables()']) {
      const transaction = await pool.owner.transaction();
      await transaction.raw('SET LOCAL ROLE paychart_app');
      await expect(transaction.raw(`SELECT ${statement}`)).rejects.toMatchObject({ code: '42501' });
      await transaction.rollback();
    }
  });

  test('are the default of every such column, and the plain id after a rollback of the migration', async () => {
    expect(await defaults()).toEqual(['transaction_number()']);
    await down(pool.owner);
    expect(await defaults()).toEqual(['pg_current_xact_id()']);
    await up(pool.owner);
    expect(await defaults()).toEqual(['transaction_number()']);
    expect(await offsets()).toEqual({ row: 0, horizon: true });
  });
});
