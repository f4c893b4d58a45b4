import type { Knex } from 'knex';
import type { Vault } from '../platform/crypto/index.ts';
import type { RowReads } from '../platform/db/reads.ts';
import { camel } from '../platform/db/rows/case.ts';
import { sql } from '../platform/db/sql.ts';
import type { Row, SqlValue, Update } from '../platform/lifecycle/writes.ts';
import { type EncryptedColumn, type EncryptedTable, encryptedTables, isStale } from './encrypted-columns.ts';
import type { Operator } from './operator.ts';

const BATCH = 200;

/** The number of rows of each column that still need an older key than the current one. */
export async function staleColumns(reads: RowReads, vault: Vault): Promise<(EncryptedColumn & { rows: number })[]> {
  const columns = (await encryptedTables(reads)).flatMap((table) => table.columns);
  return Promise.all(
    columns.map(async (column) => {
      const query = sql(column.table).where(isStale(column, vault.currentKeyId)).count({ count: '*' });
      return { ...column, rows: Number((await reads.one<{ count: bigint }>(query))?.count) };
    }),
  );
}

/**
 * Encrypts anew, under the current key, what stands under an older one; one pass over every table, a bounded batch a
 * transaction, beside a running service. Rows that a request holds are left for the next pass: waiting for them with
 * others locked could make a deadlock. Blind indexes have a key of their own and stay as they are.
 */
export async function reEncrypt({ transact, engine }: Operator): Promise<number> {
  const { vault } = engine.services;
  let rewritten = 0;
  for (const table of await transact(({ reads }) => encryptedTables(reads))) {
    for (let after: Row | undefined, done = false; !done; ) {
      const batch = await transact(async (unit) => {
        const rows = await unit.reads.many<Row>(staleRows(table, vault.currentKeyId, after));
        for (const row of rows) unit.write(renewal(table, row, vault));
        return rows;
      });
      rewritten += batch.length;
      const last = batch.at(-1);
      after = last && keyOf(table, last);
      done = batch.length < BATCH;
    }
  }
  return rewritten;
}

function staleRows({ table, key, columns }: EncryptedTable, currentKeyId: string, after: Row | undefined) {
  const query = sql(table)
    .select(...key, ...columns.map(({ column }) => column))
    .where((any) => {
      for (const column of columns) any.orWhere(isStale(column, currentKeyId));
    })
    .orderBy([...key])
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  if (after === undefined) return query;
  const places = (mark: string): string => key.map(() => mark).join(', ');
  const values = key.map((column) => String(after[camel(column)]));
  return query.whereRaw(`(${places('??')}) > (${places('?')})`, [...key, ...values] as Knex.RawBinding[]);
}

const keyOf = ({ key }: EncryptedTable, row: Row): Row =>
  Object.fromEntries(key.map((column) => [camel(column), row[camel(column)] as SqlValue]));

/** Written as data: which tables and columns have ciphertexts, the database says. */
const renewal = (table: EncryptedTable, row: Row, vault: Vault): Update => ({
  kind: 'update',
  table: table.table,
  key: keyOf(table, row),
  patch: renewed(table, row, vault),
});

const renewed = ({ columns }: EncryptedTable, row: Row, vault: Vault): Row =>
  Object.fromEntries(columns.map(({ column }) => [camel(column), renew(row[camel(column)] ?? null, vault)]));

/** A text, or a document with its texts, under the current key; everything else as it is. */
function renew(value: SqlValue, vault: Vault): SqlValue {
  if (typeof value === 'string') return vault.renew(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renew(item, vault));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, renew(item as SqlValue, vault)]));
}
