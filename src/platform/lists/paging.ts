import type { Knex } from 'knex';
import type { RowReads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';

/** The paging parameters of a list (D-043). `skip` is for people; the cursor never repeats or skips a row. */
export interface PageQuery {
  readonly skip?: number;
  readonly take?: number;
  readonly cursor?: string;
  /** RFC 3339: rows of this time or later. */
  readonly createdAfter?: string;
  /** RFC 3339: rows before this time. */
  readonly createdBefore?: string;
}

/** The columns that a listed row has to have. */
export interface PageRow {
  readonly id: string;
  readonly createdAt: Date;
}

export interface Page<T> {
  readonly rows: T[];
  /** The cursor for `nextPage`; undefined on the last page. */
  readonly next: string | undefined;
}

/** The columns that order a list, when the query's names for them are qualified. */
export interface PageColumns {
  readonly createdAt: string;
  readonly id: string;
}

/** Rows of a page where the request names no number. */
export const DEFAULT_TAKE = 50;

/**
 * Runs a list's query for one page: newest first, then `id` descending. `(created_at, id) < (?, ?)` is one range scan of
 * an index on both columns; the same condition written with OR is 600 times slower in the middle of a large table. Rows
 * that fit one of several conditions are several lists (alternatives.ts).
 */
export async function page<T extends PageRow>(
  reads: RowReads,
  list: Knex.QueryBuilder | readonly Knex.QueryBuilder[],
  query: PageQuery,
  columns: PageColumns = COLUMNS,
): Promise<Page<T>> {
  const take = query.take ?? DEFAULT_TAKE;
  const lists = Array.isArray(list) ? list : [list];
  if (lists.length === 0) return { rows: [], next: undefined };
  const found = await reads.many<T>(pageQuery(lists, query, columns));
  const rows = found.slice(0, take);
  const last = rows.at(-1);
  return { rows, next: found.length > take && last ? writeCursor(last) : undefined };
}

const COLUMNS: PageColumns = { createdAt: 'created_at', id: 'id' };

/** The lists' query for one page and one row more, by which the page knows whether it is the last. */
export function pageQuery(
  lists: readonly Knex.QueryBuilder[],
  query: PageQuery,
  columns: PageColumns,
): Knex.QueryBuilder {
  const count = (query.take ?? DEFAULT_TAKE) + 1;
  const skip = query.cursor === undefined ? (query.skip ?? 0) : 0;
  const [single, ...others] = lists;
  if (single !== undefined && others.length === 0) {
    const only = newestFirst(within(single, query, columns), columns).limit(count);
    return skip === 0 ? only : only.offset(skip);
  }
  // Each list begins with what the merged one can begin with. A row of several lists is in each of them.
  const each = lists.map((list) => newestFirst(within(list, query, columns), columns).limit(skip + count));
  const merged = sql
    .from(sql.queryBuilder().unionAll(each, true).as('listed'))
    .distinctOn(COLUMNS.createdAt, COLUMNS.id)
    .select('*');
  const ordered = newestFirst(merged, COLUMNS).limit(count);
  return skip === 0 ? ordered : ordered.offset(skip);
}

const newestFirst = (list: Knex.QueryBuilder, columns: PageColumns): Knex.QueryBuilder =>
  list.orderBy([
    { column: columns.createdAt, order: 'desc' },
    { column: columns.id, order: 'desc' },
  ]);

/** A list from where the page begins, between the times that the request names. */
function within(list: Knex.QueryBuilder, query: PageQuery, columns: PageColumns): Knex.QueryBuilder {
  const part = list.clone();
  if (query.createdAfter !== undefined) part.where(columns.createdAt, '>=', new Date(query.createdAfter));
  if (query.createdBefore !== undefined) part.where(columns.createdAt, '<', new Date(query.createdBefore));
  if (query.cursor === undefined) return part;
  const cursor = readCursor(query.cursor);
  if (!cursor) throw new Error('The platform lets no malformed cursor through (pageFault)');
  return part.whereRaw('(??, ??) < (?, ?)', [columns.createdAt, columns.id, cursor.createdAt, cursor.id]);
}

/** A refused paging parameter, in the shape of `details.errors` (D-034). */
export interface PageFault {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

/**
 * What is wrong with a request's paging parameters, as sent, beyond their schema: the platform answers it with 400
 * `VALIDATION_FAILED` before the handler runs, so that handlers page without thinking of it.
 */
export function pageFault(query: { readonly cursor?: unknown; readonly skip?: unknown }): PageFault | undefined {
  const { cursor, skip } = query;
  if (typeof cursor !== 'string') return undefined;
  if (skip !== undefined) return { path: '/query/cursor', message: 'must not be sent with skip', rule: 'exclusive' };
  if (!readCursor(cursor)) return { path: '/query/cursor', message: 'is not a cursor of this API', rule: 'cursor' };
  return undefined;
}

/** Opaque to clients: base64url of `<milliseconds>.<id>`. */
export function writeCursor(row: PageRow): string {
  return Buffer.from(`${row.createdAt.getTime()}.${row.id}`, 'utf8').toString('base64url');
}

/** Undefined when the text is no cursor. */
export function readCursor(cursor: string): PageRow | undefined {
  if (!/^[A-Za-z0-9_-]{1,300}$/.test(cursor)) return undefined;
  const match = /^(\d{1,15})\.([\x21-\x7e]{1,200})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match?.[1] || !match[2]) return undefined;
  return { createdAt: new Date(Number(match[1])), id: match[2] };
}
