import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'claims_end_once',
    // A 3.3, D-197.
    meaning: 'No claim is both released and refunded, in its row, its journal or its history.',
    sql: `SELECT c.id AS claim, c.status, c.released_at, c.refunded_at, c.canceled_at FROM claims c
      WHERE num_nonnulls(c.released_at, c.refunded_at, c.canceled_at) > 1
        OR (SELECT count(*) FROM claim_events e WHERE e.claim_id = c.id
          AND e.kind IN ('ClaimReleased', 'ClaimRefunded', 'ClaimCanceled')) > 1
        OR (SELECT count(DISTINCT l.to_status) FROM lifecycle_log l WHERE l.aggregate_id = c.id
          AND l.to_status IN ('RELEASED', 'REFUNDED', 'CANCELED')) > 1`,
  },
  {
    name: 'claims_agree_with_payments',
    // A 3.3.
    meaning: 'A claim is released with its delivered payment, refunded with its refunded, canceled with its canceled.',
    sql: `SELECT c.id AS claim, c.status, p.id AS payment, p.status AS payment_status
      FROM claims c LEFT JOIN offramp_payments p ON p.id = c.payment_id
      WHERE p.claim_id IS DISTINCT FROM c.id
        OR (c.status = 'RELEASED') <> (p.status = 'DELIVERED')
        OR (c.status = 'REFUNDED') <> (p.status = 'REFUNDED')
        OR (c.status = 'CANCELED') <> (p.status = 'CANCELED')`,
  },
  {
    name: 'claims_are_told_in_their_journal',
    // A 3.3, D-186.
    meaning: 'Each status that a claim has taken is one event of its journal, and nothing else is.',
    sql: `SELECT COALESCE(j.claim_id, l.aggregate_id) AS claim, COALESCE(j.kind, l.kind) AS kind, j.n AS told, l.n AS taken
      FROM (SELECT claim_id, kind, count(*) AS n FROM claim_events GROUP BY 1, 2) j
      FULL JOIN (SELECT aggregate_id, count(*) AS n,
          CASE to_status WHEN 'OPEN' THEN 'ClaimOpened' ELSE 'Claim' || initcap(to_status) END AS kind
        FROM lifecycle_log WHERE machine = 'claim' AND from_status IS DISTINCT FROM to_status GROUP BY 1, to_status) l
        ON l.aggregate_id = j.claim_id AND l.kind = j.kind
      WHERE j.n IS DISTINCT FROM l.n`,
  },
  {
    name: 'funded_claims_have_money',
    // D-085, D-088.
    meaning: 'While a claim can still be paid out, it is funded exactly when money is set aside for it.',
    sql: `SELECT c.id AS claim, c.funded, p.id AS payment, p.custody
      FROM claims c JOIN offramp_payments p ON p.id = c.payment_id
      WHERE c.status IN ('OPEN', 'LOCKED') AND c.funded <> (p.custody <> 'none')`,
  },
  {
    reference: 'claims',
    rows: `SELECT c.id, c.payment_id FROM claims c LEFT JOIN offramp_payments p ON p.id = c.payment_id
      WHERE ROW(p.sender_tenant_id, p.recipient_tenant_id) IS DISTINCT FROM ROW(c.sender_tenant_id, c.recipient_tenant_id)`,
  },
];
