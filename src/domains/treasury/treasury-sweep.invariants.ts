import type { DomainInvariant } from '../../platform/audit/index.ts';

const TOUCH = `(a.source_bucket_id IN (b.source_bucket_id, b.dest_bucket_id)
  OR a.dest_bucket_id IN (b.source_bucket_id, b.dest_bucket_id))`;

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'treasury_sweeps_follow_their_payments',
    // D-286, D-287.
    meaning: 'A sweep is PROPOSED while its payment is open, and ends as that ends, for the same reason.',
    sql: `SELECT s.id AS sweep, s.status, p.id AS payment, p.status AS payment_status FROM treasury_sweeps s
      LEFT JOIN multisig_payments p ON p.id = s.payment_id AND p.origin = 'SWEEP' AND p.origin_id = s.id
      WHERE s.status IS DISTINCT FROM CASE WHEN p.status = 'CANCELLED' THEN 'CANCELED'
          WHEN p.status IN ('COMPLETED', 'FAILED') THEN p.status WHEN p.id IS NOT NULL THEN 'PROPOSED' END
        OR s.failure_reason IS DISTINCT FROM p.failure_reason`,
  },
  {
    name: 'treasury_sweeps_move_what_they_say',
    // B 2.4, D-287.
    meaning: "The payment of a sweep goes from its source bucket's wallet to its destination's, with its amount.",
    sql: `SELECT s.id AS sweep, p.id AS payment FROM treasury_sweeps s JOIN multisig_payments p ON p.id = s.payment_id
      LEFT JOIN treasury_buckets f ON f.id = s.source_bucket_id AND f.account_id = s.account_id
      LEFT JOIN treasury_buckets t ON t.id = s.dest_bucket_id AND t.account_id = s.account_id
      LEFT JOIN wallets w ON w.id = t.wallet_id
      WHERE p.source_wallet_id IS DISTINCT FROM f.wallet_id OR p.destination_address IS DISTINCT FROM w.address
        OR p.amount_base_units <> s.amount_base_units OR p.asset <> 'usdc'`,
  },
  {
    name: 'treasury_payments_have_their_sweeps',
    // B 2.4.
    meaning: 'A payment that was proposed for a sweep has that sweep.',
    sql: `SELECT p.id AS payment, p.origin_id AS sweep FROM multisig_payments p
      LEFT JOIN treasury_sweeps s ON s.id = p.origin_id AND s.payment_id = p.id
      WHERE p.origin = 'SWEEP' AND s.id IS NULL`,
  },
  {
    name: 'treasury_rules_wait_for_open_sweeps',
    // D-284.
    meaning: 'A rule proposes nothing from or to a bucket that an open sweep goes from or to.',
    sql: `SELECT a.id AS sweep, a.rule_id AS rule, b.id AS open_before FROM treasury_sweeps a
      JOIN treasury_sweeps b ON b.account_id = a.account_id AND b.created_at < a.created_at AND ${TOUCH}
      WHERE a.status = 'PROPOSED' AND b.status = 'PROPOSED' AND a.rule_id IS NOT NULL`,
  },
  {
    reference: 'treasury_sweeps.account_id',
    rows: `SELECT s.id, s.account_id FROM treasury_sweeps s LEFT JOIN treasury_accounts a ON a.id = s.account_id
      WHERE a.tenant_id IS DISTINCT FROM s.tenant_id`,
  },
  {
    reference: 'treasury_sweeps.payment_id',
    rows: `SELECT s.id, s.payment_id FROM treasury_sweeps s LEFT JOIN multisig_payments p ON p.id = s.payment_id
      WHERE p.tenant_id IS DISTINCT FROM s.tenant_id`,
  },
];
