// Reads across tenants: a card's issuer asks about a wallet and belongs to no tenant.

import { INVOICE_ENDS } from '../../payments/tenancy/usable-wallet.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';

/** Tells whether a wallet is the Safe of an invoice that has not ended (D-509). */
export async function isOpenEscrow(
  { acrossTenants }: Pick<Reads, 'acrossTenants'>,
  walletId: string,
): Promise<boolean> {
  const invoice = sql('invoices').select('id').where({ hold_wallet_id: walletId }).whereNotIn('status', INVOICE_ENDS);
  return (await acrossTenants.one(invoice)) !== undefined;
}
