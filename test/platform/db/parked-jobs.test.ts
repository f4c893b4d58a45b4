import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';

test('migration 350: jobs can be parked, and no existing one is', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT column_name AS name, is_nullable AS nullable, column_default AS "default" FROM information_schema.columns
        WHERE table_name = 'outbox_jobs' AND column_name LIKE 'parked%' ORDER BY 1`,
    );
    const optional = { nullable: 'YES', default: null };
    expect(rows).toEqual(['parked_at', 'parked_by', 'parked_reason'].map((name) => ({ name, ...optional })));
    expect((await client.query('SELECT FROM outbox_jobs WHERE parked_at IS NOT NULL')).rowCount).toBe(0);
  } finally {
    await client.end();
    await database.drop();
  }
});
