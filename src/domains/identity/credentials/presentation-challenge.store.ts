import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** The tenant's own challenge; another tenant's nonce is an unknown one (D-331). */
export const challengeByNonce = (reads: Reads, tenantId: string, nonce: string): Promise<{ id: string } | undefined> =>
  reads.one<{ id: string }>(sql('presentation_challenges').select('id').where({ tenant_id: tenantId, nonce }));

/** Tells whether the tenant is a party of the payment, of either generation (D-331). */
export async function isParty(reads: Reads, tenantId: string, paymentId: string): Promise<boolean> {
  const party = await reads.one(
    sql.raw(
      `SELECT payment_id AS id FROM payment_parties WHERE payment_id = ? AND tenant_id = ?
        UNION ALL SELECT id FROM multisig_payments WHERE id = ? AND tenant_id = ?`,
      [paymentId, tenantId, paymentId, tenantId],
    ),
  );
  return party !== undefined;
}
