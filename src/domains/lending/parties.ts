import type { Knex } from 'knex';
import { sql } from '../../kernel/db/sql.ts';

type Role = 'borrower' | 'supplier' | 'lender';

/** The first wall: rows in which the tenant has one of the roles (D-378). */
export const rowsOfParty = (table: string, roles: readonly Role[], tenantId: string): Knex.QueryBuilder =>
  sql(table)
    .select(`${table}.*`)
    .where((party) => {
      for (const role of roles) party.orWhere({ [`${table}.${role}_tenant_id`]: tenantId });
    });
