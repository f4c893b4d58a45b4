import type { Knex } from 'knex';
import type { QueryResult } from 'pg';
import type { RowReads } from './reads.ts';
import { rowEstimate } from './rows/row-estimate.ts';
import { sql } from './sql.ts';
import { type BatchedCall, type BatchedQuery, type Statement, statementOf } from './statement.ts';

type Key = readonly string[];

/** The column that tells which of the keys a row was found for, from 1 on. */
const PLACE = 'asked_place';

/**
 * A question about one thing. Whoever asks it of the same reads in the same turn of the event loop asks it together, in one
 * statement over a list of keys, whose text does not depend on how many they are. `query` is given the columns of the key,
 * which are texts, and is answered by the rows that it finds for each key, in its own order. `OFFSET 0` keeps it a query of
 * its own: joined with the keys, it might be asked of whole tables (see `lookedUp`).
 */
export function batchedQuery<Row extends object, K extends Key>(
  columns: { readonly [I in keyof K]: string },
  query: (key: { readonly [I in keyof K]: Knex.Raw }) => Knex.QueryBuilder,
): (reads: Pick<RowReads, 'many'>, ...key: K) => Promise<Row[]> {
  const names = columns as readonly string[];
  const found = statementOf(query(names.map((name) => sql.raw('??', `asked.${name}`)) as never));
  const listed = names.map((_, at) => `$${(found.values ?? []).length + at + 1}::text[]`).join(', ');
  const question: BatchedQuery = {
    statementFor: (keys) => ({
      text: `SELECT found.*, asked.${PLACE} FROM (SELECT * FROM unnest(${listed}) WITH ORDINALITY
          AS listed (${[...names, PLACE].join(', ')})${rowEstimate(keys.length)}) AS asked
        CROSS JOIN LATERAL (${found.text} OFFSET 0) AS found`,
      values: [...(found.values ?? []), ...names.map((_, at) => keys.map((key) => key[at]))],
    }),
  };
  return (reads, ...key) => reads.many<Row>({ question, key });
}

/** Statements of which several may ask one question, and how their results become those of each. */
export interface AskedTogether {
  readonly statements: readonly Statement[];
  resultsOf(results: readonly QueryResult[]): QueryResult[];
}

/** Puts those together that ask one question, in the place of the first of them. */
export function askTogether(statements: readonly Statement[]): AskedTogether {
  const places = statements.map((statement, at) => ({ ...statement, at }));
  const groups = [...Map.groupBy(places, ({ asked, at }) => asked?.question ?? at)];
  return {
    statements: groups.map(([question, members]) =>
      typeof question === 'number'
        ? (statements[question] as Statement)
        : question.statementFor(members.map(({ asked }) => (asked as BatchedCall).key)),
    ),
    resultsOf(results) {
      const each: QueryResult[] = [];
      for (const [number, [question, members]] of groups.entries()) {
        const result = results[number] as QueryResult;
        if (typeof question === 'number') each[question] = result;
        else {
          const found = rowsOfEach(result, members.length);
          for (const [place, { at }] of members.entries()) each[at] = { ...result, rows: found[place] ?? [] };
        }
      }
      return each;
    },
  };
}

/** The rows that were found for each of so many keys. */
function rowsOfEach({ rows }: QueryResult, keys: number): object[][] {
  const each = Array.from({ length: keys }, (): object[] => []);
  for (const { [PLACE]: place, ...row } of rows) each[Number(place) - 1]?.push(row);
  return each;
}
