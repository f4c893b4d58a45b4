import type { Reads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';

/** The aliases of other tenants that hold a number and lose it to a new proof (D-109); their ids, ascending. */
export async function otherHolders(reads: Reads, phoneIndex: string, aliasId: string): Promise<string[]> {
  const rows = await reads.acrossTenants.many<{ id: string }>(
    sql('phone_aliases')
      .select('id')
      .where({ phone_index: phoneIndex })
      .whereIn('status', ['ACTIVE', 'REVERIFICATION_REQUIRED'])
      .whereNot({ id: aliasId })
      .orderBy('id')
      // Locked as it is read: one that its tenant is giving up holds the number no more.
      .forUpdate(),
  );
  return rows.map(({ id }) => id);
}
