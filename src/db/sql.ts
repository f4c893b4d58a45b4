import knex from 'knex';

/** Builds SQL without a connection: stores describe queries, the unit of work runs them in its transaction. */
export const sql = knex({ client: 'pg' });
