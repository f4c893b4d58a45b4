import { afterAll, beforeAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/223_days_of_24_hours.ts';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 1 });
  // A base unit in each hour of two days around the one on which Chatham sets its clocks forward, and back.
  for (const from of ['2026-09-25', '2026-04-03']) {
    for (const [level, length] of [
      [2, '1 hour'],
      [3, '24 hours'],
    ] as const) {
      await pool.owner.raw(
        `INSERT INTO member_spend (tenant_id, member_id, level, since, amount_base_units)
          SELECT 'ten_1', ?, ${level}, at, ${level === 2 ? 1 : 24} FROM generate_series(?::timestamptz,
            ?::timestamptz + interval '95 hours', interval '${length}') at`,
        [from, `${from}Z`, `${from}Z`],
      );
    }
  }
});
afterAll(async () => {
  await pool?.close();
  await database?.drop();
});

/** What is spent after each of the hours of the first three days, in a session of that time zone. */
async function spentAfterEach(zone: string, from: string): Promise<number[]> {
  const transaction = await pool.owner.transaction();
  await transaction.raw(`SET LOCAL timezone TO '${zone}'`);
  const { rows } = await transaction.raw(
    `SELECT member_spent_after('ten_1', ?, at - interval '1 millisecond')::int AS spent
      FROM generate_series(?::timestamptz, ?::timestamptz + interval '71 hours', interval '1 hour') at`,
    [from, `${from}Z`, `${from}Z`],
  );
  await transaction.rollback();
  return rows.map(({ spent }: { spent: number }) => spent);
}

const EACH = Array.from({ length: 72 }, (_, hour) => 96 - hour);

test.each(['2026-09-25', '2026-04-03'])('each hour counts once in every time zone, around %s', async (from) => {
  for (const zone of ['UTC', 'Pacific/Chatham', 'America/St_Johns', 'Europe/Berlin']) {
    expect(await spentAfterEach(zone, from), zone).toEqual(EACH);
  }
});

test('the migration corrects hours that clock changes lost or doubled, and its rollback undoes that', async () => {
  await down(pool.owner);
  expect(await spentAfterEach('UTC', '2026-09-25')).toEqual(EACH);
  expect(await spentAfterEach('Pacific/Chatham', '2026-09-25')).not.toEqual(EACH);
  expect(await spentAfterEach('Pacific/Chatham', '2026-04-03')).not.toEqual(EACH);
  await up(pool.owner);
  expect(await spentAfterEach('Pacific/Chatham', '2026-09-25')).toEqual(EACH);
});
