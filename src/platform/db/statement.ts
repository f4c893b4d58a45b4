import type { Knex } from 'knex';

/** One SQL statement; with values it is prepared, and its parameters are `$1`, `$2` and so on. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** What traces call it; its first words where it has no name. */
  readonly name?: string;
}

/** Everything that a transaction can be asked. */
export type Query = Knex.QueryBuilder | Knex.Raw | Statement;

/** The SQL of a query. */
export function statementOf(query: Query): Statement {
  if ('text' in query) return query;
  const { sql, bindings } = query.toSQL().toNative();
  return { text: sql, values: bindings };
}
