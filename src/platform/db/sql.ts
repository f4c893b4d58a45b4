import knex from 'knex';
import { escapeLiteral } from 'pg';

/** Builds SQL without a connection: stores describe queries, the unit of work runs them in its transaction. */
export const sql = knex({ client: 'pg' });

/** `column IN (values)` whose text does not depend on how many they are: statements are prepared once a connection. */
export const anyOf = (column: string, values: readonly string[]) => sql.raw(`${column} = ANY(?)`, [[...values]]);

/**
 * `column = 'value'` with the value in the text, not among the parameters. A statement is planned once for all of its
 * values, and an index that is limited to one value (`WHERE status = 'OPEN'`) serves such a plan only if the text has it.
 */
export const literally = (column: string, value: string) => sql.raw(`${column} = ${escapeLiteral(value)}`);

/** `column NOT IN (values)` with the values in the text, for an index that is limited so. */
export const literallyNoneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} NOT IN (${values.map(escapeLiteral).join(', ')})`);
