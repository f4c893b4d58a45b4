import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'payment_policies.created_by_member_id',
    rows: `SELECT p.id, p.created_by_member_id FROM payment_policies p LEFT JOIN members m ON m.id = p.created_by_member_id
      WHERE m.tenant_id IS DISTINCT FROM p.tenant_id`,
  },
];
