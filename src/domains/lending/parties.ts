import type { Knex } from 'knex';
import { sql } from '../../platform/db/sql.ts';
import { listForEachColumn, whereAnyIs } from '../../platform/lists/alternatives.ts';

type Role = 'borrower' | 'supplier' | 'lender';

/** The first wall: rows in which the tenant has one of the roles (D-378). */
export const rowsOfParty = (table: string, roles: readonly Role[], tenantId: string): Knex.QueryBuilder =>
  whereAnyIs(rowsOf(table), columnsOf(table, roles), tenantId);

/** The same rows, for `page`: a list for each of the roles. */
export const listsOfParty = (table: string, roles: readonly Role[], tenantId: string): Knex.QueryBuilder[] =>
  listForEachColumn(rowsOf(table), columnsOf(table, roles), tenantId);

const rowsOf = (table: string): Knex.QueryBuilder => sql(table).select(`${table}.*`);

const columnsOf = (table: string, roles: readonly Role[]): string[] =>
  roles.map((role) => `${table}.${role}_tenant_id`);
