import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'credential_anchors.credential_id',
    rows: `SELECT a.id, a.credential_id FROM credential_anchors a
      JOIN credentials c ON c.id = a.credential_id WHERE c.tenant_id <> a.tenant_id`,
  },
];
