import type { DomainInvariant } from '../../platform/audit/index.ts';

/** From when on the retention has left every bucket: the first whole day that no clock of the tenant has passed by 31 days. */
const KEPT = `kept AS (SELECT tenant_id, date_bin('1 day',
    LEAST(now(), now() + offset_ms * interval '1 millisecond') - interval '744 hours', 'epoch') + interval '24 hours' AS since
  FROM tenant_clocks)`;

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'authority_is_signed_by_the_organization',
    // A 1, D-221, D-227.
    meaning: 'Every credential of authority or of a payment policy was issued by an organization, for what names it.',
    sql: `SELECT c.id AS credential, c.kind, c.issuer_kind FROM credentials c
      LEFT JOIN wallets w ON w.tenant_id = c.tenant_id AND w.kind = 'ORGANIZATION' AND w.address = c.issuer_ref
      WHERE c.kind IN ('AUTHORITY_DELEGATION', 'PAYMENT_POLICY') AND c.document IS NOT NULL
        AND (c.issuer_kind <> 'ORGANIZATION' OR w.id IS NULL OR c.signature IS NULL)
      UNION ALL
      SELECT a.credential_id, 'AUTHORITY_DELEGATION', c.issuer_kind FROM authorities a
      LEFT JOIN credentials c ON c.id = a.credential_id WHERE a.credential_id IS NOT NULL
        AND (c.kind, c.subject_id, c.document->'grant'->>'id', (c.document->'grant'->>'version')::int)
          IS DISTINCT FROM ('AUTHORITY_DELEGATION', a.member_id, a.id, a.version)
      UNION ALL
      SELECT p.credential_id, 'PAYMENT_POLICY', c.issuer_kind FROM payment_policies p
      LEFT JOIN credentials c ON c.id = p.credential_id WHERE p.credential_id IS NOT NULL
        AND (c.kind, c.subject_id, (c.document->'policy'->>'version')::int)
          IS DISTINCT FROM ('PAYMENT_POLICY', p.tenant_id, p.version)`,
  },
  {
    name: 'member_spend_adds_up',
    // D-207.
    meaning:
      'What counts into the windows of a member with a limit over time is the sum of the payments that count, as long as a window can begin in them; of nobody else anything is counted.',
    sql: `WITH ${KEPT}, counted AS (SELECT s.tenant_id, s.member_id, s.level, sum(s.amount_base_units) AS amount
        FROM member_spend s LEFT JOIN kept k ON k.tenant_id = s.tenant_id
        WHERE s.since >= COALESCE(k.since, '-infinity') GROUP BY 1, 2, 3),
      paid AS (SELECT p.sender_tenant_id AS tenant_id, p.initiator_member_id AS member_id, l.level,
          sum(p.amount_base_units) AS amount
        FROM offramp_payments p CROSS JOIN generate_series(0, 3) l (level)
        JOIN authority_windows w ON (w.tenant_id, w.member_id) = (p.sender_tenant_id, p.initiator_member_id)
        LEFT JOIN kept k ON k.tenant_id = p.sender_tenant_id
        WHERE p.status NOT IN ('CANCELED', 'FAILED', 'REFUND_PENDING', 'REFUNDED')
          AND p.created_at >= COALESCE(k.since, '-infinity') GROUP BY 1, 2, 3)
      SELECT COALESCE(s.tenant_id, p.tenant_id) AS tenant, COALESCE(s.member_id, p.member_id) AS member,
        COALESCE(s.level, p.level) AS level, s.amount AS counted, p.amount AS paid
      FROM counted s FULL JOIN paid p ON (s.tenant_id, s.member_id, s.level) = (p.tenant_id, p.member_id, p.level)
      WHERE COALESCE(s.amount, 0) <> COALESCE(p.amount, 0)`,
  },
  {
    reference: 'authorities.member_id',
    rows: `SELECT a.id, a.member_id FROM authorities a LEFT JOIN members m ON m.id = a.member_id
      WHERE m.tenant_id IS DISTINCT FROM a.tenant_id`,
  },
];
