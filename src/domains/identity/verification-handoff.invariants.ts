import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'verification_handoffs.session_id',
    rows: `SELECT h.id, h.session_id FROM verification_handoffs h
      JOIN verification_sessions s ON s.id = h.session_id WHERE s.tenant_id <> h.tenant_id`,
  },
];
