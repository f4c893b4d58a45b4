import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';

test('migration 405: uses are counted per key, day, version and operation, behind the wall of the tenant', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const key = await client.query(
      `SELECT array_agg(a.attname::text ORDER BY k.place) AS columns FROM pg_constraint c
        CROSS JOIN LATERAL unnest(c.conkey) WITH ORDINALITY AS k (number, place)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number
        WHERE c.conrelid = 'version_uses'::regclass AND c.contype = 'p'`,
    );
    expect(key.rows).toEqual([{ columns: ['api_key_id', 'day', 'api_version', 'operation'] }]);
    const wall = await client.query(
      `SELECT relrowsecurity, relforcerowsecurity,
        has_table_privilege('paychart_app', oid, 'SELECT') AS reads, has_table_privilege('paychart_app', oid, 'INSERT') AS writes
        FROM pg_class WHERE oid = 'version_uses'::regclass`,
    );
    expect(wall.rows).toEqual([{ relrowsecurity: true, relforcerowsecurity: true, reads: true, writes: false }]);
    const none = `INSERT INTO version_uses VALUES ('key_1', 'ten_1', '2026-12-01', '2026-11-28', 'getMe', 0)`;
    await expect(client.query(none)).rejects.toThrow('version_uses_requests_positive');
  } finally {
    await client.end();
    await database.drop();
  }
});
