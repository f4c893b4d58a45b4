import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'attached_policies_are_active',
    // D-309.
    meaning: 'A policy that is attached to a subject is not deleted.',
    sql: `SELECT a.id AS attachment, p.id AS policy, p.status FROM policy_attachments a JOIN policies p ON p.id = a.policy_id
      WHERE a.status = 'ATTACHED' AND p.status <> 'ACTIVE'`,
  },
  {
    reference: 'policy_attachments.policy_id',
    rows: `SELECT a.id, a.policy_id FROM policy_attachments a LEFT JOIN policies p ON p.id = a.policy_id
      WHERE p.tenant_id IS DISTINCT FROM a.tenant_id`,
  },
  {
    reference: 'policy_attachments.subject_id',
    rows: `SELECT a.id, a.subject_id FROM policy_attachments a LEFT JOIN wallets w ON w.id = a.subject_id
        LEFT JOIN agents g ON g.id = a.subject_id LEFT JOIN cards c ON c.id = a.subject_id
        LEFT JOIN treasury_accounts y ON y.id = a.subject_id
      WHERE COALESCE(w.tenant_id, g.tenant_id, c.tenant_id, y.tenant_id) IS DISTINCT FROM a.tenant_id`,
  },
];
