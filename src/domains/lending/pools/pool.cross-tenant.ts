// Reads across tenants: a borrower names the pool of any tenant, and learns its owner alone (D-371, D-372).

import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Returns the owner of a pool; undefined if there is none. */
export async function lenderOf(reads: Reads, poolId: string): Promise<string | undefined> {
  const pool = await reads.acrossTenants.one<{ tenantId: string }>(
    sql('financing_pools').select('tenant_id').where({ id: poolId }),
  );
  return pool?.tenantId;
}
