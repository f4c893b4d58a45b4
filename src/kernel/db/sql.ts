import knex from 'knex';

/** Builds SQL without a connection: stores describe queries, the unit of work runs them in its transaction. */
export const sql = knex({ client: 'pg' });

/** `column IN (values)` whose text does not depend on how many they are: statements are prepared once a connection. */
export const anyOf = (column: string, values: readonly string[]) => sql.raw(`${column} = ANY(?)`, [[...values]]);
