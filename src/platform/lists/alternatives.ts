import type { Knex } from 'knex';

/** The rows for which one of the columns has the value: to find a row by its id among those of its parties. */
export const whereAnyIs = (rows: Knex.QueryBuilder, columns: readonly string[], value: string): Knex.QueryBuilder =>
  rows.where((any) => {
    for (const column of columns) any.orWhere({ [column]: value });
  });

/**
 * The same rows as a list for each of the columns. An index has the rows of one party in the order of lists. Those of
 * `a = x OR b = x` it has in no order, so that PostgreSQL would read and sort all of them for each page. `page` merges
 * the lists, and shows a row of several lists once.
 */
export const listForEachColumn = (
  rows: Knex.QueryBuilder,
  columns: readonly string[],
  value: string,
): Knex.QueryBuilder[] => columns.map((column) => rows.clone().where({ [column]: value }));

/** The lists as one for each of the values, for the same reason; as they are where no values are given. */
export const listForEachValue = (
  lists: readonly Knex.QueryBuilder[],
  column: string,
  values: readonly string[] | undefined,
): Knex.QueryBuilder[] =>
  values === undefined
    ? [...lists]
    : lists.flatMap((list) => [...new Set(values)].map((value) => list.clone().where({ [column]: value })));
