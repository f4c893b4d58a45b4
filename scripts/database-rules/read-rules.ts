import pg from 'pg';

/** What the database does, refuses or answers by itself, as PostgreSQL describes it. */
export interface DatabaseRules {
  readonly triggers: readonly Trigger[];
  readonly functions: readonly StoredFunction[];
  readonly uniques: readonly Unique[];
  readonly checks: readonly Check[];
}

export interface Trigger {
  readonly name: string;
  readonly table: string;
  /** `AFTER UPDATE OF status`, and the condition if it has one. */
  readonly fires: string;
  readonly calls: string;
}

export interface StoredFunction {
  readonly name: string;
  readonly parameters: string;
}

/** An EXCLUDE constraint, a UNIQUE constraint or a unique index: at most one row for each value of the columns. */
export interface Unique {
  readonly name: string;
  readonly table: string;
  readonly columns: string;
  /** Null where every row counts. */
  readonly condition: string | null;
}

export interface Check {
  readonly name: string;
  readonly table: string;
  readonly condition: string;
  /** How many columns of the row it looks at. */
  readonly columns: number;
}

const TRIGGERS = `SELECT t.tgname AS name, c.relname AS table, pg_get_triggerdef(t.oid) AS fires, p.proname AS calls
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE NOT t.tgisinternal AND t.tgparentid = 0 AND c.relnamespace = 'public'::regnamespace
  ORDER BY c.relname COLLATE "C", t.tgname COLLATE "C"`;

const FUNCTIONS = `SELECT p.proname AS name, pg_get_function_identity_arguments(p.oid) AS parameters
  FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace ORDER BY p.proname COLLATE "C", 2`;

/** PostgreSQL does not call the index of an EXCLUDE constraint unique. Primary keys decide where a code names them. */
const UNIQUES = `SELECT i.relname AS name, c.relname AS table,
    (SELECT string_agg(pg_get_indexdef(x.indexrelid, place, true), ', ' ORDER BY place)
      FROM generate_series(1, x.indnkeyatts) place) AS columns,
    pg_get_expr(x.indpred, x.indrelid, true) AS condition
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relname NOT LIKE 'knex%' AND NOT c.relispartition
    AND (x.indisunique OR x.indisexclusion) AND (NOT x.indisprimary OR i.relname = ANY ($1))
  ORDER BY c.relname COLLATE "C", i.relname COLLATE "C"`;

const CHECKS = `SELECT k.conname AS name, c.relname AS table, pg_get_expr(k.conbin, k.conrelid, true) AS condition,
    cardinality(k.conkey) AS columns
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.connamespace = 'public'::regnamespace AND k.contype = 'c' AND NOT c.relispartition
  ORDER BY c.relname COLLATE "C", k.conname COLLATE "C"`;

/**
 * Reads the rules of a migrated database. Foreign keys, primary keys that no error code names, NOT NULL and row-level
 * security are not among them.
 */
export async function readRules(url: string, namedByCodes: readonly string[]): Promise<DatabaseRules> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const triggers = (await client.query<Trigger>(TRIGGERS)).rows;
    return {
      triggers: triggers.map((trigger) => ({ ...trigger, fires: firing(trigger.fires) })),
      functions: (await client.query<StoredFunction>(FUNCTIONS)).rows,
      uniques: (await client.query<Unique>(UNIQUES, [namedByCodes])).rows,
      checks: (await client.query<Check>(CHECKS)).rows,
    };
  } finally {
    await client.end();
  }
}

/** `CREATE TRIGGER x AFTER INSERT ON public.t FOR EACH ROW WHEN (c) EXECUTE FUNCTION f()` -> `AFTER INSERT WHEN (c)`. */
function firing(definition: string): string {
  const match = /^CREATE TRIGGER \S+ (.+?) ON \S+ FOR EACH (?:ROW|STATEMENT) (?:WHEN (.+) )?EXECUTE FUNCTION/.exec(
    definition,
  );
  if (match === null) throw new Error(`scripts/database-rules does not read ${definition}`);
  return match[2] === undefined ? `${match[1]}` : `${match[1]} WHEN ${match[2]}`;
}
