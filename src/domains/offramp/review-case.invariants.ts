import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'review_cases',
    rows: `SELECT r.id, r.payment_id FROM review_cases r LEFT JOIN offramp_payments p ON p.id = r.payment_id
      WHERE p.sender_tenant_id IS DISTINCT FROM r.sender_tenant_id`,
  },
];
