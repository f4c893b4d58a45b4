// Passes the walls of tenants: the wallets of others that a handle or an e-mail names (D-173).

import type { Reads } from '../../kernel/db/reads.ts';
import { sql } from '../../kernel/db/sql.ts';

/** A wallet that somebody else can be paid at. */
interface PayableWallet {
  readonly address: string;
  readonly chainId: number;
}

/** The wallet that a handle of the legacy directory points at, whoever's it is (D-173, D-182). */
export const walletOfHandle = (reads: Reads, handle: string): Promise<PayableWallet | undefined> =>
  reads.acrossTenants.one<PayableWallet>(
    sql('directory_handles')
      .join('wallets', 'wallets.id', 'directory_handles.wallet_id')
      .where({ 'directory_handles.handle': handle })
      .select('wallets.address', 'wallets.chain_id'),
  );

/**
 * The organization accounts of the tenants with a verified e-mail: that of an ACTIVE OWNER or ADMIN who proved it, or a
 * reservation that the tenant has claimed (D-156, D-173, D-498). At most two: whoever asks wants to know whether there is
 * exactly one.
 */
export const organizationsByEmail = (reads: Reads, emailIndex: string): Promise<PayableWallet[]> =>
  reads.acrossTenants.many<PayableWallet>(
    sql.raw(
      `SELECT w.address, w.chain_id FROM wallets w WHERE w.kind = 'ORGANIZATION' AND w.tenant_id IN (
          SELECT tenant_id FROM members WHERE email_index = ? AND status = 'ACTIVE' AND role IN ('OWNER', 'ADMIN')
              AND email_verified_at IS NOT NULL
          UNION SELECT claimed_by_tenant_id FROM did_reservations
            WHERE contact_kind = 'EMAIL' AND contact_index = ? AND claimed_by_tenant_id IS NOT NULL)
        ORDER BY w.id LIMIT 2`,
      [emailIndex, emailIndex],
    ),
  );
