import type { Knex } from 'knex';
import type { RowReads } from '../platform/db/reads.ts';
import { sql } from '../platform/db/sql.ts';

/** A column that holds encrypted texts: one a row, or some within a document. */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  readonly kind: 'text' | 'jsonb';
}

/** A table with encrypted columns. */
export interface EncryptedTable {
  readonly table: string;
  /** The columns of its primary key, in order. */
  readonly key: readonly string[];
  readonly columns: readonly EncryptedColumn[];
}

/**
 * Where encrypted texts stand: every text column that is named `…_ciphertext`, stored answers, and the documents that
 * carry some (jobs, intents of two-phase operations, and what a provider's widget is opened with). A column of another name belongs in this query.
 */
const COLUMNS = `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS kind,
    ARRAY(SELECT k.attname::text FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS p(num, place)
      JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = p.num
      WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY p.place) AS key
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
    AND (a.attname LIKE '%\\_ciphertext' OR (c.relname, a.attname) IN
      (('idempotency_keys', 'response'), ('idempotency_keys', 'intent'), ('outbox_jobs', 'payload'),
        ('verification_sessions', 'client')))
  ORDER BY 1, 2`;

export async function encryptedTables(reads: RowReads): Promise<EncryptedTable[]> {
  const rows = await reads.many<EncryptedColumn & { key: string[] }>(sql.raw(COLUMNS));
  const tables = new Map<string, { table: string; key: string[]; columns: EncryptedColumn[] }>();
  for (const { table, column, kind, key } of rows) {
    const entry = tables.get(table) ?? { table, key, columns: [] };
    entry.columns.push({ table, column, kind });
    tables.set(table, entry);
  }
  return [...tables.values()];
}

/** Rows whose column holds something under another key than this one; key ids are letters, digits, `_` and `-`. */
export const isStale = ({ column, kind }: EncryptedColumn, currentKeyId: string): Knex.Raw =>
  kind === 'text'
    ? sql.raw(`?? ~ ?`, [column, `^v[12]\\.(?!${currentKeyId}\\.)`])
    : sql.raw(`??::text ~ ?`, [column, `"v[12]\\.(?!${currentKeyId}\\.)[A-Za-z0-9_-]{1,32}\\.[A-Za-z0-9_-]{38,}"`]);
