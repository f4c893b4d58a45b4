// Reads across tenants: a wallet signs for one identity of all tenants (D-322).

import type { Reads } from '../../../platform/db/reads.ts';
import { literally, sql } from '../../../platform/db/sql.ts';

/** A wallet is ACTIVE under one identity at a time: under this or any other one of all tenants (B 2.8). */
export async function isBound(reads: Reads, walletAddress: string): Promise<boolean> {
  const active = await reads.acrossTenants.one(
    sql('wallet_bindings')
      .select('id')
      .whereRaw('lower(wallet_address) = ?', [walletAddress.toLowerCase()])
      .where(literally('status', 'ACTIVE')),
  );
  return active !== undefined;
}
