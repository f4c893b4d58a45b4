import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';

test('migration 400: old rows and rows from the previous release keep that release’s version', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT table_name AS "table", is_nullable AS nullable, column_default AS "default"
        FROM information_schema.columns WHERE column_name = 'api_version' AND table_name <> 'version_uses' ORDER BY 1`,
    );
    const column = { nullable: 'YES', default: "'2026-11-28'::text" };
    expect(rows).toEqual(['api_keys', 'webhook_endpoints'].map((table) => ({ table, ...column })));
  } finally {
    await client.end();
    await database.drop();
  }
});
