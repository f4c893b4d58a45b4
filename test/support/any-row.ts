import type { Knex } from 'knex';

/** What a column holds where a test says nothing: of its type, and no more than that. */
const FILLERS: Readonly<Record<string, unknown>> = {
  text: 'x',
  boolean: false,
  integer: 1,
  bigint: 1,
  numeric: 1,
  json: '{}',
  jsonb: '{}',
  'timestamp with time zone': new Date('2026-01-01T00:00:00.000Z'),
  ARRAY: '{}',
  bytea: '\\x00',
};

let made = 0;

/**
 * Puts one row into a table, whatever it refers to: foreign keys are not looked at. Columns that have to be there and are
 * not given are filled by their types, and `id` with one of its own. The role `origin` looks at foreign keys, and at EXCLUDE
 * constraints, which PostgreSQL checks by triggers.
 */
export async function anyRow(
  owner: Knex,
  table: string,
  given: Readonly<Record<string, unknown>> = {},
  role: 'replica' | 'origin' = 'replica',
): Promise<void> {
  const { rows } = await owner.raw(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = 'public'
      AND table_name = ? AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'`,
    [table],
  );
  made += 1;
  const row: Record<string, unknown> = {};
  for (const { name, type } of rows as { name: string; type: string }[]) {
    row[name] = name === 'id' ? `row_${made}` : FILLERS[type];
  }
  await owner.transaction(async (trx) => {
    await trx.raw(`SET LOCAL session_replication_role = ${role}`);
    await trx(table).insert({ ...row, ...given });
  });
}
