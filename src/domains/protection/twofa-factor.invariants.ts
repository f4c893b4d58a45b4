import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'twofa_factors.member_id',
    rows: `SELECT f.id, f.member_id FROM twofa_factors f JOIN members m ON m.id = f.member_id
      WHERE m.tenant_id <> f.tenant_id`,
  },
  {
    name: 'totp_codes_are_taken_once',
    // D-351.
    meaning: 'No time step of an authenticator is accepted twice, whatever it was given to',
    sql: `SELECT a.resource_id, a.data ->> 'totpStep' AS step FROM audit_log a
      WHERE a.action IN ('twofa_factor.verified', 'twofa_factor.used') AND a.data ->> 'totpStep' IS NOT NULL
      GROUP BY 1, 2 HAVING count(*) > 1`,
  },
];
