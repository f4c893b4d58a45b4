import type { Knex } from 'knex';

/** The tables of the database. */
export async function tablesOf(owner: Knex): Promise<string[]> {
  const found = await owner.raw(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'knex%' ORDER BY 1",
  );
  return found.rows.map(({ name }: { name: string }) => name);
}

/** How many rows each table has, and a hash of their content: one statement. */
export async function fingerprint(owner: Knex, tables: readonly string[]): Promise<Record<string, string>> {
  const parts = tables.map(
    (table) =>
      `SELECT '${table}' AS name, count(*) || ' ' || COALESCE(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS mark FROM ${table} t`,
  );
  const found = await owner.raw(parts.join(' UNION ALL '));
  return Object.fromEntries(found.rows.map(({ name, mark }: { name: string; mark: string }) => [name, mark]));
}
