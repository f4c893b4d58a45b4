import type { Knex } from 'knex';
import { type PageQuery, readCursor, writeCursor } from '../../kernel/db/paging.ts';
import type { RowReads } from '../../kernel/db/reads.ts';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

const DEFAULT_TAKE = 50;
/** Of the column's type. */
const MAXIMUM_VERSION = 2 ** 31 - 1;

/** A page of versions, the newest first: within one millisecond of a test clock there may be several. */
export async function pageByVersion<T extends Versioned>(
  reads: RowReads,
  list: Knex.QueryBuilder,
  { take = DEFAULT_TAKE, skip, cursor }: PageQuery,
): Promise<{ readonly rows: readonly T[]; readonly next: string | undefined }> {
  const query = list.orderBy('version', 'desc').limit(take + 1);
  // The version stands where cursors of other lists have their time.
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // A cursor that nobody gave may say more than any version.
  if (after !== undefined) query.where('version', '<', Math.min(after.createdAt.getTime(), MAXIMUM_VERSION));
  else if (skip) query.offset(skip);
  const found = await reads.many<T>(query);
  const rows = found.slice(0, take);
  const last = rows.at(-1);
  const next =
    found.length > take && last ? writeCursor({ id: last.id, createdAt: new Date(last.version) }) : undefined;
  return { rows, next };
}
