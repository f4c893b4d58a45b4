import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'claimed_dids_lead_home',
    // D-336.
    meaning: 'A reserved payment DID that was claimed is its tenant’s payid, or an alias of that.',
    sql: `SELECT r.id AS reservation, r.did, r.redirects_to, r.claimed_by_tenant_id FROM did_reservations r
      LEFT JOIN payment_identities p ON p.tenant_id = r.claimed_by_tenant_id
      WHERE r.status = 'CLAIMED' AND p.did IS DISTINCT FROM COALESCE(r.redirects_to, r.did)`,
  },
];
