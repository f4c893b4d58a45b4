import type { Knex } from 'knex';

/** One SQL statement; with values it is prepared, and its parameters are `$1`, `$2` and so on. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** The call of a batched query. Calls of the same query in one turn share a statement. */
  readonly asked?: BatchedCall;
}

/** A question about things that have a key, and the key of one of them. */
export interface BatchedCall {
  readonly question: BatchedQuery;
  readonly key: readonly string[];
}

export interface BatchedQuery {
  /** Asks it about all of these at once. */
  statementFor(keys: readonly BatchedCall['key'][]): Statement;
}

/** Everything that a transaction can be asked. */
export type Query = Knex.QueryBuilder | Knex.Raw | BatchedCall | Statement;

/** The SQL of a query. */
export function statementOf(query: Query): Statement {
  if ('text' in query) return query;
  if ('question' in query) return { ...query.question.statementFor([query.key]), asked: query };
  const { sql, bindings } = query.toSQL().toNative();
  return { text: sql, values: bindings };
}
