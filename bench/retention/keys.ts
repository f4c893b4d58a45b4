import type { Database } from '../transitions/database.ts';
import { SENDER } from '../transitions/payments.ts';

/** Keys are kept for a week. One partition per day remains when the oldest one is dropped. */
export const LIVE_DAYS = 7;

/** Encrypted answers cannot be compressed. */
const ANSWER = `(SELECT string_agg(md5(n || '-' || part), '') FROM generate_series(1, 30) AS part)`;

/** Inserts `rows` keys that expired an hour ago, and a tenth as many for each of the coming days. */
export async function seedKeys(database: Database, rows: number): Promise<void> {
  await database.query('SET synchronous_commit = off');
  for (let day = 0; day <= LIVE_DAYS; day += 1) {
    const name = day === 0 ? 'over' : day === 1 ? 'live' : `day_${day}`;
    await database.query(
      `INSERT INTO idempotency_keys (scope, key, tenant_id, salient_hash, body_hash, status, response, headers, created_at, expires_at)
       SELECT 'bench', '${name}_' || n, '${SENDER}', md5(n::text), md5(n::text), 201, ${ANSWER}, '{}',
         now() - interval '7 days', now() + interval '1 day' * ${day} - interval '1 hour'
       FROM generate_series(0, $1::int - 1) AS n`,
      [day === 0 ? rows : rows / 10],
    );
  }
  await database.query('VACUUM ANALYZE idempotency_keys');
}

/** Copies the rows into a table that is partitioned by day. Its keys are unique only within a day, so the service could not use it. */
export async function copyPartitioned(database: Database): Promise<void> {
  await database.query(
    `CREATE TABLE partitioned_keys (LIKE idempotency_keys, PRIMARY KEY (scope, key, expires_at)) PARTITION BY RANGE (expires_at)`,
  );
  const [row] = await database.query(`SELECT min(expires_at)::text AS first FROM idempotency_keys`);
  const from = (day: number): string => `timestamptz '${row?.first}' + interval '1 day' * ${day}`;
  for (let day = 0; day <= LIVE_DAYS; day += 1) {
    await database.query(
      `CREATE TABLE partitioned_keys_${day} PARTITION OF partitioned_keys FOR VALUES FROM (${from(day)}) TO (${from(day + 1)})`,
    );
  }
  await database.query('INSERT INTO partitioned_keys SELECT * FROM idempotency_keys');
  await database.query('VACUUM ANALYZE partitioned_keys');
}
