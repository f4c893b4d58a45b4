import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'agreements_are_of_approved_extractions',
    // B 2.10, D-368.
    meaning: 'An extraction is APPROVED with the agreement that it names, of its own tenant and without an OPEN flag.',
    sql: `SELECT e.id AS extraction, e.status, e.agreement_id, a.id AS agreement FROM extractions e
      FULL JOIN agreements a ON a.extraction_id = e.id
      WHERE (e.agreement_id, CASE WHEN a.id IS NOT NULL THEN e.tenant_id END) IS DISTINCT FROM (a.id, a.tenant_id)
        OR (a.id IS NOT NULL AND (e.status IS DISTINCT FROM 'APPROVED' OR e.flags @> '[{"status": "OPEN"}]'))`,
  },
  {
    reference: 'extractions.upload_id',
    rows: `SELECT e.id, e.upload_id FROM extractions e LEFT JOIN uploads u ON u.id = e.upload_id
      WHERE u.tenant_id IS DISTINCT FROM e.tenant_id`,
  },
];
