import type { AnchoredClaim } from '../../../../machines/identity/credential-anchor.machine.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** An anchor that stands: on its way, or on the chain. */
export interface StandingAnchor {
  readonly id: string;
  readonly status: 'SUBMITTED' | 'ANCHORED';
  readonly claims: readonly AnchoredClaim[];
  readonly root: string;
}

/** A credential has one at most (D-330). */
export const standingAnchor = (
  reads: Reads,
  tenantId: string,
  credentialId: string,
): Promise<StandingAnchor | undefined> =>
  reads.one<StandingAnchor>(
    sql('credential_anchors')
      .select('id', 'status', 'claims', 'root')
      .where({ tenant_id: tenantId, credential_id: credentialId })
      .whereIn('status', ['SUBMITTED', 'ANCHORED']),
  );
