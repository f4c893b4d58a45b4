import type { Knex } from 'knex';

/** The tables of the schema, without the migrations' own. */
export async function tablesOf(owner: Knex): Promise<string[]> {
  const found = await owner.raw(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND relname NOT LIKE 'knex%' AND relname <> 'written_rows' ORDER BY 1`,
  );
  return found.rows.map(({ name }: { name: string }) => name);
}

/**
 * Takes row-level security away from every table: what then keeps tenants apart is the filter of the query alone. Answers
 * the tables that had it.
 */
export async function dropSecondWall(owner: Knex): Promise<string[]> {
  const walled = await owner.raw(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relrowsecurity ORDER BY 1`,
  );
  const names: string[] = walled.rows.map(({ name }: { name: string }) => name);
  for (const name of names) await owner.raw(`ALTER TABLE ${name} DISABLE ROW LEVEL SECURITY`);
  return names;
}

export interface WrittenRows {
  /** The tables whose rows were inserted, updated or deleted by what has committed since the last call. */
  tables(): Promise<string[]>;
}

/**
 * Watches every table of a test's database by triggers: exact, transactional, and one cheap query to ask, where counting
 * rows sees no update and hashing them costs more than the request.
 */
export async function watchRows(owner: Knex): Promise<WrittenRows> {
  await owner.raw(`
    CREATE TABLE written_rows (name text NOT NULL);
    CREATE FUNCTION note_written_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN INSERT INTO public.written_rows VALUES (TG_TABLE_NAME); RETURN NULL; END $$`);
  for (const table of await tablesOf(owner)) {
    await owner.raw(`CREATE TRIGGER note_written_row AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION note_written_row()`);
  }
  return {
    async tables() {
      const gone = await owner.raw(
        'WITH gone AS (DELETE FROM written_rows RETURNING name) SELECT DISTINCT name FROM gone ORDER BY 1',
      );
      return gone.rows.map(({ name }: { name: string }) => name);
    },
  };
}
