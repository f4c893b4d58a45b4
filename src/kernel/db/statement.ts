import type { Knex } from 'knex';

/** One SQL statement; with values it is prepared, and its parameters are `$1`, `$2` and so on. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** What it asks, where others may ask the same about something else at the same time. */
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

/** What can be asked of a transaction. */
export type Query = Knex.QueryBuilder | Knex.Raw | BatchedCall | Statement;

/** What a query says to PostgreSQL. */
export function statementOf(query: Query): Statement {
  if ('text' in query) return query;
  if ('question' in query) return { ...query.question.statementFor([query.key]), asked: query };
  const { sql, bindings } = query.toSQL().toNative();
  return { text: sql, values: bindings };
}
