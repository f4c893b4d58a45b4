import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'payout_destinations.verification_credential_id',
    rows: `SELECT d.id, d.verification_credential_id FROM payout_destinations d
      JOIN credentials c ON c.id = d.verification_credential_id WHERE c.tenant_id <> d.tenant_id`,
  },
];
