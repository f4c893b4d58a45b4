import pg from 'pg';

/** A column as PostgreSQL describes it. */
export interface Column {
  readonly table: string;
  readonly name: string;
  /** `text`, `int8`, `_text` for an array of texts. */
  readonly type: string;
  /** Digits behind the point; of `numeric` alone. */
  readonly scale: number | null;
  readonly nullable: boolean;
  /** Whether the database knows what to put there when nothing is said. */
  readonly defaulted: boolean;
}

const COLUMNS = `SELECT c.relname AS table, a.attname AS name, t.typname AS type,
    CASE WHEN t.typname = 'numeric' AND a.atttypmod >= 0 THEN (a.atttypmod - 4) & 2047 END AS scale,
    NOT a.attnotnull AS nullable, a.atthasdef OR a.attidentity <> '' AS defaulted
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname NOT LIKE 'knex%' AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`;

/** The columns of every table of a migrated database, by table and name. */
export async function readColumns(url: string): Promise<readonly Column[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Column>(COLUMNS)).rows;
  } finally {
    await client.end();
  }
}
