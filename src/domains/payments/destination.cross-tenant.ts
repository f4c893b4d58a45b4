// Reads across tenants: a handle or an e-mail address names the wallet of another tenant (D-173).

import type { Reads } from '../../platform/db/reads.ts';
import { literally, sql } from '../../platform/db/sql.ts';

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

/** The organization account of the tenant that an e-mail address is an alias of (D-173, D-503); a tenant has one at most. */
export const organizationByEmail = (reads: Reads, emailIndex: string): Promise<PayableWallet | undefined> =>
  reads.acrossTenants.one<PayableWallet>(
    sql('wallets')
      .join('email_aliases', 'email_aliases.tenant_id', 'wallets.tenant_id')
      .where({ 'wallets.kind': 'ORGANIZATION', 'email_aliases.email_index': emailIndex })
      .where(literally('email_aliases.status', 'ACTIVE'))
      .select('wallets.address', 'wallets.chain_id'),
  );
