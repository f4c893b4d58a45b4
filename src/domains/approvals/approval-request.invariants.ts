import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'approvals_count_votes_once',
    // A 2.8, D-220.
    meaning: 'The weight of an approval request is the sum of the approving votes that count.',
    sql: `SELECT r.id AS request, r.received_weight, COALESCE(v.weight, 0) AS weight FROM approval_requests r
      LEFT JOIN (SELECT approval_request_id, sum(weight) AS weight FROM approval_votes
        WHERE decision = 'APPROVE' AND invalidated_at IS NULL GROUP BY 1) v ON v.approval_request_id = r.id
      WHERE r.received_weight <> COALESCE(v.weight, 0)`,
  },
  {
    name: 'approvals_are_given_by_others',
    // A 1, A 4.3, D-510.
    meaning: 'Nobody has voted on a payment that they initiated, themselves or by a key that they issued.',
    sql: `SELECT r.id AS request, v.member_id AS member FROM approval_requests r
      JOIN approval_votes v ON v.approval_request_id = r.id
      LEFT JOIN offramp_payments p ON p.id = r.payment_id
      WHERE v.member_id IN (r.initiator_member_id, p.initiator_member_id, p.key_issuer_id)`,
  },
  {
    name: 'approvals_show_their_votes',
    // D-219.
    meaning: 'An approval request shows each vote that it has, as it was given.',
    sql: `SELECT COALESCE(s.id, v.approval_request_id) AS request, COALESCE(s.member, v.member_id) AS member
      FROM (SELECT r.id, e->>'memberId' AS member, e->>'decision' AS decision, (e->>'weight')::int AS weight,
          e->>'invalidatedAt' IS NULL AS counts FROM approval_requests r, jsonb_array_elements(r.votes) e) s
      FULL JOIN approval_votes v ON v.approval_request_id = s.id AND v.member_id = s.member
      WHERE (s.decision, s.weight, s.counts) IS DISTINCT FROM (v.decision, v.weight, v.invalidated_at IS NULL)`,
  },
  {
    reference: 'approval_requests',
    rows: `SELECT r.id, r.payment_id FROM approval_requests r LEFT JOIN offramp_payments p ON p.id = r.payment_id
      WHERE p.sender_tenant_id IS DISTINCT FROM r.tenant_id`,
  },
  {
    reference: 'approval_votes.member_id',
    rows: `SELECT v.approval_request_id AS id, v.member_id FROM approval_votes v
      JOIN approval_requests r ON r.id = v.approval_request_id LEFT JOIN members m ON m.id = v.member_id
      WHERE m.tenant_id IS DISTINCT FROM r.tenant_id OR v.tenant_id IS DISTINCT FROM r.tenant_id`,
  },
];
