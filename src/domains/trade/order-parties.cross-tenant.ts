// Reads across tenants: the buyer of a new order names the seller, another tenant, by its id.

import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Write } from '../../platform/lifecycle/writes.ts';
import { subjectDid } from '../identity/handles/index.ts';

interface OrderParties {
  readonly buyerDid: string;
  readonly sellerDid: string;
  /** The identities that did not exist yet. */
  readonly writes: readonly Write[];
}

/**
 * `did:subject` of both parties, made where a tenant has none (D-318); undefined where the seller is no tenant. What is
 * made for the seller has its own clock's time: the buyer's may be moved far ahead.
 */
export async function partiesOf(
  reads: Reads,
  { buyerTenantId, sellerTenantId, now }: { buyerTenantId: string; sellerTenantId: string; now: Date },
): Promise<OrderParties | undefined> {
  const { many, one } = reads.acrossTenants;
  const seller = await one<{ aheadMs: bigint }>(
    sql.raw(
      `SELECT (coalesce(s.offset_ms, 0) - coalesce(b.offset_ms, 0))::bigint AS ahead_ms FROM tenants t
        LEFT JOIN tenant_clocks s ON s.tenant_id = t.id LEFT JOIN tenant_clocks b ON b.tenant_id = ?
        WHERE t.id = ?`,
      [buyerTenantId, sellerTenantId],
    ),
  );
  if (!seller) return undefined;
  const sellersNow = new Date(now.getTime() + Number(seller.aheadMs));
  const across: Reads = { many, one, acrossTenants: reads.acrossTenants };
  const ofBuyer = await subjectDid(reads, tenant(buyerTenantId), now);
  const ofSeller = await subjectDid(across, tenant(sellerTenantId), sellersNow);
  return { buyerDid: ofBuyer.did, sellerDid: ofSeller.did, writes: [...ofBuyer.writes, ...ofSeller.writes] };
}

const tenant = (tenantId: string) => ({ tenantId, subjectType: 'TENANT', subjectId: tenantId }) as const;
