import type { DomainInvariant } from '../../platform/audit/index.ts';

export const invariants: readonly DomainInvariant[] = [
  {
    name: 'off_ramps_follow_their_payments',
    // B 3, D-301.
    meaning: 'An off-ramp has a payment of its own wallet and amount, and has ended only as that payment has.',
    sql: `SELECT r.id AS ramp, r.status, p.id AS payment, p.status AS payment_status FROM ramps r
      LEFT JOIN multisig_payments p ON p.id = r.payment_id
      WHERE r.direction = 'off' AND (p.id IS NULL OR (p.origin, p.origin_id, p.source_wallet_id, p.amount_base_units)
          IS DISTINCT FROM ('RAMP', r.id, r.wallet_id, r.amount_base_units)
        OR (r.status = 'CONFIRMED' AND p.status <> 'COMPLETED')
        OR (r.failure_reason = 'PAYMENT_FAILED' AND p.status <> 'FAILED')
        OR (r.failure_reason = 'PAYMENT_CANCELED' AND p.status <> 'CANCELLED'))`,
  },
  {
    name: 'on_ramps_end_as_their_mints',
    // D-300.
    meaning: 'A confirmed on-ramp names the transaction that has credited its wallet; a failed one has credited none.',
    sql: `SELECT r.id AS ramp, r.status, c.state, c.hash FROM ramps r LEFT JOIN chain_transactions c ON c.key = 'ramp:' || r.id
      WHERE r.direction = 'on' AND ((r.status = 'CONFIRMED' AND (c.state, c.hash) IS DISTINCT FROM ('CONFIRMED', r.tx_hash))
        OR (r.status = 'FAILED' AND c.state = 'CONFIRMED'))`,
  },
  {
    reference: 'ramps.wallet_id',
    rows: `SELECT r.id, r.wallet_id FROM ramps r LEFT JOIN wallets w ON w.id = r.wallet_id
      WHERE w.tenant_id IS DISTINCT FROM r.tenant_id`,
  },
  {
    reference: 'ramps.payment_id',
    rows: `SELECT r.id, r.payment_id FROM ramps r LEFT JOIN multisig_payments p ON p.id = r.payment_id
      WHERE r.payment_id IS NOT NULL AND p.tenant_id IS DISTINCT FROM r.tenant_id`,
  },
];
