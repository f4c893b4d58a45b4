import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Tells whether a member has an authority grant that is in force. */
export const hasGrant = async (reads: RowReads, tenantId: string, memberId: string): Promise<boolean> =>
  (await reads.one(
    sql('authorities').where({ tenant_id: tenantId, member_id: memberId, status: 'ACTIVE' }).select('id').limit(1),
  )) !== undefined;
