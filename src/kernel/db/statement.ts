import type { Knex } from 'knex';

/** One SQL statement; with values it is prepared, and its parameters are `$1`, `$2` and so on. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** What a query says to PostgreSQL. */
export function statementOf(query: Knex.QueryBuilder | Knex.Raw): Statement {
  const { sql, bindings } = query.toSQL().toNative();
  return { text: sql, values: bindings };
}
