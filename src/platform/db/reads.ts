// Reads across tenants: it declares both kinds of reads.

import type { Query } from './statement.ts';

/** Queries built with the connection-less `sql` of src/platform/db/sql.ts; rows come back in camelCase. */
export interface RowReads {
  many<T extends object>(query: Query): Promise<T[]>;
  one<T extends object>(query: Query): Promise<T | undefined>;
}

/** Reads inside the request's transaction, behind the tenant's wall (row-level security). */
export interface Reads extends RowReads {
  /**
   * Reads across tenants with the system role: recipient resolution and what it needs. Only `*.cross-tenant.ts` files call it
   * (a test holds them to that).
   */
  readonly acrossTenants: RowReads;
}
