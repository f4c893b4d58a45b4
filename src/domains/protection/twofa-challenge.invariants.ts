import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    reference: 'twofa_challenges.member_id',
    rows: `SELECT c.id, c.member_id FROM twofa_challenges c JOIN members m ON m.id = c.member_id
      WHERE m.tenant_id <> c.tenant_id`,
  },
  {
    name: 'approvals_let_through_what_was_approved',
    // D-346.
    meaning: 'What a challenge let through is the very request that it was opened for, and was let through once',
    sql: `SELECT c.id, c.status, count(a.id) AS spent FROM twofa_challenges c
      LEFT JOIN audit_log a ON a.action = 'twofa_challenge.spent' AND a.resource_id = c.id
      GROUP BY c.id, c.status, c.binding_sha256
      HAVING count(a.id) <> CASE WHEN c.status = 'REDEEMED' THEN 1 ELSE 0 END
        OR bool_or(a.data ->> 'bindingSha256' IS DISTINCT FROM c.binding_sha256 AND a.id IS NOT NULL)`,
  },
  {
    name: 'approvals_are_given_by_their_member',
    // D-346, D-347.
    meaning: 'Each factor that answered a challenge is a factor of its member, and answered once',
    sql: `SELECT c.id, s.factor_id FROM twofa_challenges c, jsonb_array_elements_text(c.satisfied_factor_ids) s(factor_id)
      LEFT JOIN twofa_factors f ON f.id = s.factor_id
      GROUP BY c.id, c.member_id, s.factor_id
      HAVING count(*) > 1 OR bool_or(f.member_id IS DISTINCT FROM c.member_id)`,
  },
];
