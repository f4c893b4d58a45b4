// Reads across tenants: an invoice is settled between the accounts of two tenants.

import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';

interface DeliveryAccounts {
  readonly buyerAddress: string;
  readonly sellerAddress: string;
  readonly sellerName: string;
  /** The offset of the seller's clock from real time. */
  readonly sellerClockMs: bigint;
}

/** Undefined where one of the order's tenants has no organization account (D-364). The caller has locked the order as its buyer. */
export const deliveryAccounts = (
  reads: Reads,
  { buyerTenantId, sellerTenantId }: { readonly buyerTenantId: string; readonly sellerTenantId: string },
): Promise<DeliveryAccounts | undefined> =>
  reads.acrossTenants.one<DeliveryAccounts>(
    sql('tenants AS t')
      .join('wallets AS s', (on) => on.on('s.tenant_id', 't.id').andOnVal('s.kind', 'ORGANIZATION'))
      .join('wallets AS b', (on) => on.onVal('b.tenant_id', buyerTenantId).andOnVal('b.kind', 'ORGANIZATION'))
      .leftJoin('tenant_clocks AS c', 'c.tenant_id', 't.id')
      .where('t.id', sellerTenantId)
      .select({ sellerName: 't.name', sellerAddress: 's.address', buyerAddress: 'b.address' })
      .select(sql.raw('COALESCE(c.offset_ms, 0)::bigint AS seller_clock_ms')),
  );
