import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'credentials.verification_session_id',
    rows: `SELECT c.id, c.verification_session_id FROM credentials c
      JOIN verification_sessions s ON s.id = c.verification_session_id WHERE s.tenant_id <> c.tenant_id`,
  },
];
