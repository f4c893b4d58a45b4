// Passes the walls of tenants: the organization accounts between which a delivery's invoice is settled.

import type { Reads } from '../../kernel/db/reads.ts';
import { organizationAccount, type WalletRecord } from '../wallets/index.ts';

export interface DeliveryAccounts {
  readonly buyer: WalletRecord;
  readonly seller: WalletRecord;
}

/** Undefined where one of the order's tenants has no organization account (D-364). */
export async function deliveryAccounts(
  { acrossTenants }: Reads,
  { buyerTenantId, sellerTenantId }: { readonly buyerTenantId: string; readonly sellerTenantId: string },
): Promise<DeliveryAccounts | undefined> {
  const buyer = await organizationAccount(acrossTenants, buyerTenantId);
  const seller = await organizationAccount(acrossTenants, sellerTenantId);
  return buyer && seller && { buyer, seller };
}
