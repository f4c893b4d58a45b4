import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'borrowers_have_one_permit_with_a_pool',
    // D-372.
    meaning: 'A borrower has at most one ACTIVE permit with a pool: only one limit can hold.',
    sql: `SELECT borrower_tenant_id, pool_id, count(*) AS permits FROM permits WHERE status = 'ACTIVE'
      GROUP BY 1, 2 HAVING count(*) > 1`,
  },
  {
    reference: 'permits.pool_id',
    rows: `SELECT m.id, m.pool_id FROM permits m LEFT JOIN financing_pools f ON f.id = m.pool_id
      WHERE f.tenant_id IS DISTINCT FROM m.lender_tenant_id`,
  },
];
