import type { Knex } from 'knex';
import type { RowReads } from '../db/reads.ts';
import { DEFAULT_TAKE, type PageQuery, readCursor, writeCursor } from './paging.ts';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The highest value of the column's type. */
const MAXIMUM_VERSION = 2 ** 31 - 1;

/**
 * A page of versions by their numbers, the newest first or the oldest: the times of versions that are written at once need
 * not ascend as their numbers do, and on a test clock several have the same one.
 */
export async function pageByVersion<T extends Versioned>(
  reads: RowReads,
  list: Knex.QueryBuilder,
  { take = DEFAULT_TAKE, skip, cursor }: PageQuery,
  order: 'newestFirst' | 'oldestFirst' = 'newestFirst',
): Promise<{ readonly rows: readonly T[]; readonly next: string | undefined }> {
  const isNewestFirst = order === 'newestFirst';
  const query = list.orderBy('version', isNewestFirst ? 'desc' : 'asc').limit(take + 1);
  // The version stands where cursors of other lists have their time.
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // A cursor that nobody gave may say more than any version.
  if (after !== undefined)
    query.where('version', isNewestFirst ? '<' : '>', Math.min(after.createdAt.getTime(), MAXIMUM_VERSION));
  else if (skip) query.offset(skip);
  const found = await reads.many<T>(query);
  const rows = found.slice(0, take);
  const last = rows.at(-1);
  const next =
    found.length > take && last ? writeCursor({ id: last.id, createdAt: new Date(last.version) }) : undefined;
  return { rows, next };
}
