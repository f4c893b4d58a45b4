import type { RowReads } from '../../platform/db/reads.ts';
import { anyOf, sql } from '../../platform/db/sql.ts';

/** Tells whether each of these ids is an upload of the tenant's own (D-292). */
export async function ownsUploads(reads: RowReads, tenantId: string, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const found = await reads.many(sql('uploads').where({ tenant_id: tenantId }).where(anyOf('id', wanted)).select('id'));
  return found.length === wanted.length;
}
